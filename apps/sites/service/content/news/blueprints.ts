import type { Article, InBothLanguages } from '../content-types.ts'

export const blueprints: InBothLanguages<Article> = {
  el: {
    title: 'Συλλογή προτύπων τίτλων',
    date: '20220110',
    lead: 'Από τις 10 Ιανουαρίου έως τις 28 Φεβρουαρίου 2022 τα ιδρύματα καταχωρίζουν τα πρότυπα των τίτλων που έχουν χορηγήσει από την 1η Ιανουαρίου 2010.',
    sections: [
      {
        heading: 'Τι είναι ένα πρότυπο',
        paragraphs: [
          'Ένα πρότυπο λέει ό,τι είναι κοινό σε όλους τους τίτλους ενός προγράμματος: το όνομα του τίτλου, το επίπεδο, το τμήμα που τον εξέδωσε, το τμήμα που τηρεί σήμερα τα στοιχεία. Κάθε τίτλος ενός αποφοίτου δείχνει σε ένα πρότυπο με τον μοναδικό του κωδικό.',
        ],
      },
      {
        heading: 'Γιατί τώρα',
        paragraphs: [
          'Χωρίς πρότυπο ένας τίτλος δεν μπορεί να κοινοποιηθεί, γιατί ο αναγνώστης δεν θα ήξερε τι διαβάζει. Το μητρώο αναμένεται να ξεπεράσει τα 2.500 πρότυπα προπτυχιακών τίτλων.',
        ],
      },
      {
        heading: 'Τι κάνει το ίδρυμα',
        paragraphs: [],
        points: [
          'Ορίζει ποιος θα καταχωρίσει τα πρότυπα και ζητά κωδικούς πρόσβασης.',
          'Καταγράφει τα τμήματα, και όσα έχουν μετονομαστεί, συγχωνευθεί ή καταργηθεί.',
          'Καταχωρίζει ένα πρότυπο για κάθε τίτλο και το εγκρίνει δεύτερο πρόσωπο.',
        ],
      },
    ],
  },
  en: {
    title: 'Degree templates are being collected',
    date: '20220110',
    lead: 'From 10 January to 28 February 2022 institutions register the templates of the degrees that they have awarded since 1 January 2010.',
    sections: [
      {
        heading: 'What a template is',
        paragraphs: [
          'A template tells what all degrees of a programme have in common: the name of the title, its level, the department that issued it, the department that keeps the records today. Every degree of a graduate points to one template by its unique identifier.',
        ],
      },
      {
        heading: 'Why now',
        paragraphs: [
          'A degree without a template cannot be shared, for its reader would not know what it says. The registry is expected to exceed 2,500 templates of undergraduate degrees.',
        ],
      },
      {
        heading: 'What the institution does',
        paragraphs: [],
        points: [
          'It appoints who will register the templates, and asks for credentials.',
          'It lists its departments, and those that were renamed, merged or abolished.',
          'It registers one template for each title, and a second person approves it.',
        ],
      },
    ],
  },
}
