import type { InBothLanguages } from './content-types.ts'

/** The terms of use: an ordered list of seven paragraphs, the seventh with three parts (spec 2 §2.4). */
export interface Terms {
  readonly paragraphs: readonly string[]
  readonly last: { readonly text: string; readonly parts: readonly string[] }
}

export const terms: InBothLanguages<Terms> = {
  el: {
    paragraphs: [
      'Η υπηρεσία επιτρέπει στους κατόχους τίτλων σπουδών να εξουσιοδοτούν φορείς να διαβάζουν τους τίτλους τους, και στους φορείς να τους διαβάζουν και να τους επαληθεύουν. Η χρήση της είναι δωρεάν.',
      'Όποιος τη χρησιμοποιεί συνδέεται με τους δικούς του κωδικούς TAXISnet και μόνο για τον εαυτό του ή για τον φορέα που νόμιμα εκπροσωπεί.',
      'Η εξουσιοδότηση ισχύει για τους τίτλους, τα στοιχεία και τη διάρκεια που επιλέγει ο κάτοχος. Μπορεί να την ανακαλέσει όποτε θέλει. Η ανάκληση δεν αγγίζει όσα έχουν ήδη διαβαστεί.',
      'Ο φορέας χρησιμοποιεί όσα διαβάζει μόνο για τον σκοπό για τον οποίο του δόθηκαν και τα προστατεύει σύμφωνα με τη νομοθεσία για τα προσωπικά δεδομένα.',
      'Τα στοιχεία κάθε τίτλου προέρχονται από το ίδρυμα που τον χορήγησε. Για λάθη ή ελλείψεις αρμόδιο είναι το ίδρυμα.',
      'Οι ιστότοποι της υπηρεσίας χρησιμοποιούν μόνο cookies συνεδρίας: το πρόγραμμα περιήγησης τα διαγράφει όταν το κλείσετε. Ένα τίθεται με την πρώτη σας επίσκεψη και κρατά τη γλώσσα των σελίδων. Ένα θυμάται ότι έχετε συνδεθεί. Τα υπόλοιπα ανήκουν στις συνδέσεις και δεν τα διαβάζει κανένα σενάριο των σελίδων. Δεν υπάρχουν cookies παρακολούθησης ή διαφήμισης.',
    ],
    last: {
      text: 'Για τα προσωπικά σας δεδομένα ισχύουν τα εξής:',
      parts: [
        'Ο ΑΦΜ σας αποθηκεύεται προσωρινά και κρυπτογραφημένος, όσο έχετε ενεργή εξουσιοδότηση, και διαγράφεται όταν ανακαλέσετε τις εξουσιοδοτήσεις σας. Αν διαβάσετε τίτλο με κωδικό για «οποιονδήποτε πιστοποιημένο χρήστη», ο ΑΦΜ σας φυλάσσεται κρυπτογραφημένος για 90 ημέρες.',
        'Τους τίτλους τους κρατούν τα ιδρύματα, και η υπηρεσία τους ζητά κάθε φορά από εκείνα. Δύο πράγματα φυλάσσει η ίδια, κρυπτογραφημένα. Πρώτον, τους τίτλους των ιδρυμάτων που παραδίδουν αρχείο αντί να απαντούν τα ίδια, μέχρι το επόμενο αρχείο τους. Δεύτερον, το υπογεγραμμένο έγγραφο ενός τίτλου, ώσπου να λήξει η εξουσιοδότηση, και το πολύ 30 ημέρες μετά την τελευταία λήψη του. Καταγράφει επίσης ποιος διάβασε, πότε και ποια πεδία, ώστε να μπορείτε να το βλέπετε, και ό,τι χρειάζεται για να επαληθευτεί αργότερα μια υπογραφή.',
        'Όσα γράφετε σε ένα ίδρυμα για τους τίτλους σας φυλάσσονται κρυπτογραφημένα, μαζί με τα αρχεία που επισυνάπτετε. Το ίδιο ισχύει για όσα διαβιβάζει ένας δημόσιος φορέας σε ίδρυμα, όταν ο έλεγχός του δεν βρίσκει τίτλο. Μπορείτε να πάρετε αντίγραφο των στοιχείων που σας αφορούν ή να τα διαγράψετε στη σελίδα των τίτλων σας ή μέσω του παρόχου.',
      ],
    },
  },
  en: {
    paragraphs: [
      'The service lets degree holders authorize organisations to read their degrees, and lets organisations read and verify them. It is free of charge.',
      'Whoever uses it logs in with their own tax account, and only for themselves or for the organisation that they lawfully represent.',
      'An authorization holds for the degrees, the details and the duration that the holder chooses. The holder can withdraw it at any time. Withdrawing it does not undo what has been read already.',
      'An organisation uses what it reads only for the purpose for which it was given, and protects it as the law on personal data demands.',
      'The details of each degree come from the institution that awarded it. That institution is responsible for errors and omissions.',
      'The sites of the service use session cookies only: your browser deletes them when you close it. One is set at your first visit and keeps the language of the pages. One remembers that you have logged in. The others belong to the logins, and no script of the pages can read them. There are no tracking or advertising cookies.',
    ],
    last: {
      text: 'For your personal data the following holds:',
      parts: [
        'Your tax number is stored temporarily and encrypted, as long as an authorization of yours is active, and is deleted when you revoke your authorizations. If you read a degree with a code for “any authenticated user”, your tax number is kept encrypted for 90 days.',
        'The institutions keep the degrees, and the service asks them each time. Two things it keeps itself, encrypted. The first is the degrees of institutions that hand over a file instead of answering themselves, until their next file. The second is the signed document of a degree, until the authorization ends, and for at most 30 days after it was last downloaded. It also records who read which fields and when, so that you can see it, and what it takes to verify a signature later.',
        'What you write to an institution about your degrees is kept encrypted, with the files that you attach. So is what a public body passes on to an institution when its check finds no degree. You can take a copy of what concerns you, or erase it, on the page of your degrees or through the provider.',
      ],
    },
  },
}
