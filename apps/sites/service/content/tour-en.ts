import type { TourContent } from './tour-types.ts'

export const tourEn: TourContent = {
  parts: [
    {
      title: 'The degree holder',
      text: 'You are a graduate who applies for a job and shows a degree to the employer.',
      steps: [
        {
          id: 'degrees',
          title: 'See your degrees',
          text: 'Log in with the tax account. The service asks every institution and shows what they hold of you.',
          as: 'eleni',
          href: '/authorization/data',
          action: 'Open “My degrees”',
        },
        {
          id: 'choose',
          title: 'Choose who may read',
          text: 'Type “Aegis” and choose the company of that name. Then press Continue.',
          as: null,
          href: '/graduate',
          action: 'Choose an organisation',
        },
        {
          id: 'share',
          title: 'Allow it',
          text: 'Read the terms and continue. Choose the degree, the details and how long the permission holds, then allow it.',
          as: 'eleni',
          href: '/graduate/2',
          action: 'Read the terms',
        },
        {
          id: 'link',
          title: 'Take the link',
          text: 'Copy the link: the employer needs it. You can see it here again until you close the browser.',
          as: null,
          href: '/graduate/complete',
          action: 'See the link',
        },
      ],
    },
    {
      title: 'The organisation',
      text: 'You are the employer: you read the degree and verify it.',
      steps: [
        {
          id: 'read',
          title: 'Read the degree',
          text: 'Paste the link into the form and log in as the employer. If you are still logged in at the tax authority as somebody else, log out there first.',
          as: 'hr.aegis',
          href: '/organisation',
          action: 'Open the form',
        },
        {
          id: 'verify',
          title: 'Verify the signature',
          text: 'Open the degree that you have read and copy its verification identifier. Paste it here.',
          as: 'hr.aegis',
          href: '/organisation/verify',
          action: 'Verify',
        },
        {
          id: 'leave',
          title: 'Log out',
          text: 'On a shared computer nobody must be able to go on in your name.',
          as: null,
          href: '/organisation/redirect/logout',
          action: 'Log out',
        },
        {
          id: 'receipts',
          title: 'See who has read',
          text: 'As the holder again: each reading stands in your history. Here you can also revoke the permission.',
          as: 'eleni',
          href: '/authorization/consents',
          action: 'Open the history',
        },
      ],
    },
    {
      title: 'The public body',
      text: 'You are a public official who checks a degree without its holder.',
      steps: [
        {
          id: 'check',
          title: 'Check by law',
          text: 'Choose the Aristotle University and the Department of Informatics, level “Bachelor”, and fill in the details below. A purpose is mandatory.',
          as: 'inspector',
          href: '/organisation/check',
          action: 'Start a check',
          asksForGraduate: true,
        },
        {
          id: 'end',
          title: 'Log out',
          text: 'That was the whole service.',
          as: null,
          href: '/organisation/redirect/logout',
          action: 'Log out',
        },
      ],
    },
  ],
}
