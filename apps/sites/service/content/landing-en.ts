import type { LandingContent } from './content-types.ts'

export const landingEn: LandingContent = {
  introduction: {
    title: 'What the service is',
    paragraphs: [
      'Here the higher-education institutions of Greece give degrees in digital form, with a digital signature. The holder decides who reads what, and until when.',
      'The service keeps no copies of degrees: it asks the issuing institution each time. So an organisation always reads what is true today.',
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
        title: 'The service joins the EMREX network',
        text: 'Degrees travel through Europe more easily.',
        href: '/news/emrex',
        date: '20230412',
      },
      {
        title: 'JAdES interoperability tests',
        text: 'Our signatures were examined together with dozens of other implementations.',
        href: '/news/jades',
        date: '20220531',
      },
      {
        title: 'Degree templates are being collected',
        text: 'Institutions document the degrees that they have awarded since 2010.',
        href: '/news/blueprints',
        date: '20220110',
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
