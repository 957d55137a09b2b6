import type { LandingContent } from './content-types.ts'

export const landingEn: LandingContent = {
  introduction: {
    title: 'What the service is',
    paragraphs: [
      'Here the higher-education institutions of Greece give degrees in digital form, with a digital signature. The holder decides who reads what, and until when.',
      'The service is no store of degrees: each time it asks the institution that awarded them. Only for small institutions that cannot answer it keeps, encrypted, the file that they gave it. So an organisation reads what the institution says today.',
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose', text: 'The holder chooses organisation, degrees, details and duration.' },
      { title: 'Send', text: 'The holder receives a link with a code and gives it to the organisation.' },
      { title: 'Read', text: 'The organisation logs in and reads the signed degree.' },
    ],
  },
  news: {
    title: 'News',
    items: [
      {
        title: 'The service prepares for the EMREX network',
        text: 'How degrees will travel through Europe more easily.',
        href: '/news/emrex',
      },
      {
        title: 'JAdES interoperability tests',
        text: 'Our signatures at the joint tests of the European standard.',
        href: '/news/jades',
      },
      {
        title: 'Degree templates are being collected',
        text: 'Institutions document the degrees that they have awarded since 2010.',
        href: '/news/blueprints',
      },
    ],
  },
  guides: {
    title: 'Guides',
    items: [
      {
        title: 'Guide for degree holders',
        text: 'From the choice of an organisation to the link, step by step.',
        href: '/guides/graduates',
      },
      {
        title: 'Guide for those who check degrees',
        text: 'How to read a degree and how to verify one.',
        href: '/guides/verifiers',
      },
      {
        title: 'Guided tour',
        text: 'Try the whole service with invented people.',
        href: '/tour',
      },
      {
        title: 'Film: a degree crosses a border',
        text: 'The EBSI pilot, in words and scenes.',
        href: '/news/ebsi-video',
      },
    ],
  },
  articles: {
    title: 'Articles',
    items: [
      {
        title: 'A graduate from Cyprus',
        text: 'A cross-border scenario with verifiable credentials.',
        href: '/news/ebsi',
      },
      {
        title: 'Participating institutions',
        text: 'How many degrees each institution has registered.',
        href: '/institutions',
      },
      {
        title: 'The service in figures',
        text: 'How many degrees are read and verified, and which institutions answer now.',
        href: '/figures',
      },
      { title: 'Documentation', text: 'For institutions, organisations and developers.', href: '/documentation' },
    ],
  },
  presentations: {
    title: 'Presentations (PDF)',
    items: [
      {
        title: 'The service in six slides',
        text: 'For degree holders and organisations.',
        href: '/presentations/service-en.pdf',
      },
      {
        title: 'Joining as an institution in six slides',
        text: 'For the staff of institutions.',
        href: '/presentations/institutions-en.pdf',
      },
    ],
  },
}
