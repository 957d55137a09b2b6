import { type Guide, link, points, text } from './guide-types.ts'

// Spec 2 §9: the name and tax number follow the subject; whoever sends it knows them.
const WHO = '[name of the organisation], [tax number]'

const REQUEST = `Name of the organisation (in Greek and in English):
Sector (public or private):
Tax number:
Contact person:
Telephone:
E-mail:`

export const organisationsEn: Guide = {
  title: 'Guide for organisations',
  lead: 'How an organisation registers, who acts for it, and what it may do then.',
  sections: [
    {
      id: 'org_organisations-clients',
      title: 'Organisations and clients',
      level: 2,
      blocks: [
        text(
          'Public and private legal entities register. Only their representatives use the services, each with a personal tax account.',
        ),
        points(
          'Degrees through authorization: for every registered organisation.',
          'Ex-officio degree check: for public-sector entities that the institution in charge has authorised.',
          'An Administrator is whoever has access to the tax account of the organisation; an Administrator invites Representatives and nothing else.',
          'A Representative belongs to one organisation and may hold several services.',
        ),
      ],
    },
    {
      id: 'org_registration-steps',
      title: 'Registration in four steps',
      level: 2,
      blocks: [text('Registration takes a few working days. Each step begins when the one before it has ended.')],
    },
    {
      id: 'step1',
      title: 'Step 1: the request',
      level: 3,
      blocks: [
        text(
          'Fill in the form of the registration site, or send this message from a corporate address. Both lead to the same record.',
        ),
        link('registrationRequest', 'Open the form of the request'),
        { kind: 'mail', subject: `organisation registration: ${WHO}`, body: REQUEST },
      ],
    },
    {
      id: 'step2',
      title: 'Step 2: the Administrator logs in',
      level: 3,
      blocks: [
        text(
          'Once the request is sent, the Administrator logs in to the registration application with the tax account of the organisation.',
        ),
        link('registration', 'Open the registration application'),
      ],
    },
    {
      id: 'step3',
      title: 'Step 3: Representatives are invited and accept',
      level: 3,
      blocks: [
        text(
          'The Administrator enters the e-mail address of each Representative. Each follows a unique link for one service, logs in with a personal tax account and accepts the role.',
        ),
      ],
    },
    {
      id: 'step4',
      title: 'Step 4: confirmation',
      level: 3,
      blocks: [
        text(
          'The provider confirms the registration. From then on graduates find the organisation in the list, and its services are active.',
        ),
      ],
    },
    {
      id: 'org_representatives',
      title: 'Representatives from then on',
      level: 2,
      blocks: [
        points(
          'Each Representative sees their roles on the page “My roles” of the registration site. They may cancel any of them, and unlink the tax account from the organisation, for example before accepting the invitation of another one.',
          'Once a year the Administrator re-confirms each Representative. Reminders go out 30 and 7 days before; whoever is not re-confirmed is suspended until it is done.',
          'The Administrator may suspend a Representative at any time: from that moment the person reads nothing more for the organisation.',
          'Administrator and Representatives see which degrees were asked for, when and by whom, but nothing of what they say.',
        ),
        link('ownRoles', 'My roles'),
      ],
    },
    {
      id: 'org_any-tax-user',
      title: 'Reading without a registration',
      level: 2,
      blocks: [
        text(
          'A holder may choose “Any authenticated user” instead of an organisation. Whoever has such a link or code reads it with a personal tax account, without being a Representative of anybody, and can verify later what was read. This suits a small employer that sees few degrees; it gives neither the ex-officio check nor access for systems.',
        ),
      ],
    },
    {
      id: 'org_registration-oauth2',
      title: 'Registration for your own systems',
      level: 2,
      blocks: [
        text(
          'An organisation with systems of its own can ask for access through OAuth 2.0: its Administrator asks on the page “Own systems” of the registration site, or by this message.',
        ),
        link('ownSystems', 'Own systems'),
        {
          kind: 'mail',
          subject: `organisation registration: ${WHO}`,
          body: `${REQUEST}\nCallback addresses:\nDetails needed (scopes):`,
        },
      ],
    },
    {
      id: 'org_support',
      title: 'Support',
      level: 2,
      blocks: [
        {
          kind: 'mail',
          subject: `organisation support: ${WHO}`,
          body: `Name of the organisation:\nTax number:\n\nWhat happened:`,
        },
      ],
    },
  ],
}
