import type { Article, InBothLanguages } from '../content-types.ts'

export const ebsi: InBothLanguages<Article> = {
  el: {
    title: 'Ένας απόφοιτος από την Κύπρο',
    lead: 'Πώς ένας τίτλος που χορηγήθηκε στην Ελλάδα γίνεται δεκτός σε αίτηση στην Κύπρο μέσα σε λίγα λεπτά. Ένα διασυνοριακό σενάριο με την ευρωπαϊκή υποδομή EBSI.',
    sections: [
      {
        heading: 'Η ιστορία',
        paragraphs: [
          'Η Χρύσω γεννήθηκε στη Λεμεσό και σπούδασε στην Αθήνα. Θέλει να συνεχίσει με μεταπτυχιακό στη Λευκωσία. Ως τώρα θα ζητούσε επικυρωμένο αντίγραφο, θα το έστελνε με το ταχυδρομείο και θα περίμενε.',
        ],
      },
      {
        heading: 'Με επαληθεύσιμο διαπιστευτήριο',
        paragraphs: ['Στο σενάριο η διαδρομή έχει τέσσερα βήματα:'],
        points: [
          'Η Χρύσω ζητά τον τίτλο της από το πανεπιστήμιό της ως διαπιστευτήριο.',
          'Το φυλάει στο ψηφιακό της πορτοφόλι.',
          'Το παρουσιάζει στο πανεπιστήμιο της Λευκωσίας μαζί με την αίτησή της.',
          'Το πανεπιστήμιο ελέγχει στο κοινό ευρωπαϊκό μητρώο ότι ο εκδότης είναι γνήσιος.',
        ],
      },
      {
        paragraphs: ['Κανένα προσωπικό στοιχείο δεν γράφεται στο μητρώο: εκεί υπάρχουν μόνο τα κλειδιά των εκδοτών.'],
      },
    ],
  },
  en: {
    title: 'A graduate from Cyprus',
    lead: 'How a degree awarded in Greece is accepted with an application in Cyprus within minutes: a cross-border scenario on the European infrastructure EBSI.',
    sections: [
      {
        heading: 'The story',
        paragraphs: [
          'Chryso was born in Limassol and studied in Athens. She wants to go on to a master’s degree in Nicosia. Until now she would have asked for a certified copy, posted it and waited.',
        ],
      },
      {
        heading: 'With a verifiable credential',
        paragraphs: ['In the scenario the way has four steps:'],
        points: [
          'Chryso asks her university for her degree as a credential.',
          'She keeps it in her digital wallet.',
          'She presents it to the university in Nicosia together with her application.',
          'That university looks in the common European registry whether the issuer is genuine.',
        ],
      },
      { paragraphs: ['No personal detail is written in the registry: it holds nothing but the keys of issuers.'] },
    ],
  },
}
