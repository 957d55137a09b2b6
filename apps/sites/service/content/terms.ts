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
      'Οι ιστότοποι της υπηρεσίας χρησιμοποιούν μόνο cookies συνεδρίας, που είναι απαραίτητα για τη σύνδεση και σβήνονται όταν τελειώσει. Δεν υπάρχουν cookies παρακολούθησης ή διαφήμισης.',
    ],
    last: {
      text: 'Για τα προσωπικά σας δεδομένα ισχύουν τα εξής:',
      parts: [
        'Ο ΑΦΜ σας αποθηκεύεται προσωρινά και κρυπτογραφημένος, όσο έχετε ενεργή εξουσιοδότηση, και διαγράφεται όταν ανακαλέσετε τις εξουσιοδοτήσεις σας.',
        'Δεν τηρούνται αντίγραφα τίτλων. Τηρείται μόνο αρχείο με το ποιος διάβασε, πότε και ποια πεδία, ώστε να μπορείτε να το βλέπετε.',
        'Μπορείτε να ζητήσετε αντίγραφο ή διαγραφή των στοιχείων που σας αφορούν από τη σελίδα των εξουσιοδοτήσεών σας ή από τον πάροχο.',
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
      'The sites of the service use session cookies only; they are necessary for the login and vanish when it ends. There are no tracking or advertising cookies.',
    ],
    last: {
      text: 'For your personal data the following holds:',
      parts: [
        'Your tax number is stored temporarily and encrypted, as long as an authorization of yours is active, and is deleted when you revoke your authorizations.',
        'No copies of degrees are kept. What is kept is a record of who read which fields and when, so that you can see it.',
        'You can ask for a copy or for the erasure of what concerns you on the page of your authorizations or from the provider.',
      ],
    },
  },
}
