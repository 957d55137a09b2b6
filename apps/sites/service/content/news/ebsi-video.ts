import type { Article, InBothLanguages } from '../content-types.ts'

export const ebsiVideo: InBothLanguages<Article> = {
  el: {
    title: 'Ταινία: ένας τίτλος περνά τα σύνορα',
    lead: 'Η πιλοτική εφαρμογή του EBSI σε τέσσερις σκηνές. Εδώ είναι ολόκληρη με λόγια, για να διαβάζεται και χωρίς εικόνα και ήχο.',
    sections: [
      {
        heading: 'Σκηνή 1: η αίτηση',
        paragraphs: [
          'Μια απόφοιτος ανοίγει στο κινητό της τη σελίδα της υπηρεσίας, συνδέεται και βλέπει τον τίτλο της.',
        ],
      },
      {
        heading: 'Σκηνή 2: το πορτοφόλι',
        paragraphs: [
          'Πατά «Προσθήκη στο πορτοφόλι». Το πανεπιστήμιο υπογράφει τον τίτλο και αυτός εμφανίζεται ως κάρτα.',
        ],
      },
      {
        heading: 'Σκηνή 3: η παρουσίαση',
        paragraphs: [
          'Σε άλλη χώρα, ένας υπάλληλος δείχνει έναν κωδικό QR. Η απόφοιτος τον διαβάζει και εγκρίνει τι θα δείξει.',
        ],
      },
      {
        heading: 'Σκηνή 4: ο έλεγχος',
        paragraphs: [
          'Στην οθόνη του υπαλλήλου εμφανίζεται ο εκδότης, ο τίτλος και ένα πράσινο σημάδι: η υπογραφή είναι γνήσια.',
        ],
      },
    ],
  },
  en: {
    title: 'Film: a degree crosses a border',
    lead: 'The EBSI pilot in four scenes. Here it is in words from beginning to end, for reading without picture and sound.',
    sections: [
      {
        heading: 'Scene 1: the request',
        paragraphs: ['A graduate opens the page of the service on her telephone, logs in and sees her degree.'],
      },
      {
        heading: 'Scene 2: the wallet',
        paragraphs: ['She presses “Add to wallet”. The university signs the degree, and it appears as a card.'],
      },
      {
        heading: 'Scene 3: the presentation',
        paragraphs: [
          'In another country a clerk shows a QR code. The graduate scans it and approves what will be shown.',
        ],
      },
      {
        heading: 'Scene 4: the check',
        paragraphs: ['On the clerk’s screen stand the issuer, the degree and a green mark: the signature is genuine.'],
      },
    ],
  },
}
