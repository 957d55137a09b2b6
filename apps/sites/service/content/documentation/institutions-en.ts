import * as sample from './code-samples.ts'
import { code, type Guide, points, steps, text } from './guide-types.ts'

export const institutionsEn: Guide = {
  title: 'Guide for institutions',
  lead: 'Three steps: identify graduates by their social security number, document the degree templates, and provide a database view or an API.',
  sections: [
    {
      id: 'ins_basic_concepts',
      title: 'Basic concepts',
      level: 2,
      blocks: [
        points(
          'Institution: with its current name and all former ones, mergers included.',
          'Maintaining department: keeps the records today. One entry for each department, under its current name.',
          'Issuing department: any name that ever stood on a degree, tied to an institution and to a maintaining department.',
          'Curriculum: belongs to a maintaining department. A revision is a new one only if its name, level or fields of education change.',
          'Degree template: what all degrees of one title have in common, with a unique identifier.',
        ),
        {
          kind: 'tree',
          label: 'How they belong together',
          root: {
            name: 'Institution',
            parts: [
              {
                name: 'Maintaining department',
                parts: [
                  { name: 'Issuing departments: current, older, abolished, merged' },
                  {
                    name: 'Curricula',
                    parts: [{ name: 'Degree templates', parts: [{ name: 'Degrees of graduates' }] }],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
    {
      id: 'ins_template-creation',
      title: 'Creating degree templates',
      level: 2,
      blocks: [
        steps(
          'Ask the provider for credentials of the template tool.',
          'Enter maintaining and issuing departments.',
          'Enter curricula with their level and their field of education (ISCED-F).',
          'Enter a template for each title; a second person approves it.',
        ),
      ],
    },
    {
      id: 'ins_template-example',
      title: 'An example',
      level: 3,
      blocks: [
        text(
          'A department was renamed in 2013. Degrees of 2011 bear the old name: they have an issuing department of their own, whose maintaining department is the present one. The template of 2011 and that of 2015 are two, for their issuing departments differ.',
        ),
      ],
    },
    {
      id: 'ins_data-entry',
      title: 'Providing the data',
      level: 2,
      blocks: [
        text(
          'An institution provides exactly one of the two: a database view or an API. The fields are the same, in capitals in the view and in camel case in the API.',
        ),
      ],
    },
    {
      id: 'ins_view',
      title: 'Through a database view',
      level: 2,
      blocks: [
        text(
          'Create a view with the columns below and give the provider credentials that can read this view and nothing else.',
        ),
      ],
    },
    { id: 'ins_schema', title: 'Schema of the view', level: 3, blocks: [{ kind: 'fields', names: 'view' }] },
    {
      id: 'ins_fieldsview',
      title: 'About the fields of the view',
      level: 3,
      blocks: [
        points(
          'CERTIFICATEID: like the protocol number of a paper degree. Never given to another degree, never withdrawn.',
          'TITLEID: the identifier of the template. With CERTIFICATEID it names a degree.',
          'GRADEVALUE: from 0 to 1, e.g. 0.811. Never computed from the description.',
          'DATEISSUED: the day of the ceremony. VALIDFROM: the day on which the graduate was declared owner.',
          'Names in Greek letters are null where a name cannot be written in Greek. Latin first and last names are mandatory.',
        ),
      ],
    },
    {
      id: 'ins_API',
      title: 'Through an API',
      level: 2,
      blocks: [
        text(
          'The platform sends a request with one or more fields, and every result matches all of them exactly; or it sends a filter (RFC 4515). The security key goes with each request. You can also allow our addresses alone, or ask for HTTP Basic.',
        ),
        code('Request', sample.RECORD_REQUEST),
        code('Filter', sample.FILTER_REQUEST),
      ],
    },
    { id: 'ins_fieldsapi', title: 'Fields of the API', level: 3, blocks: [{ kind: 'fields', names: 'api' }] },
    {
      id: 'ins_examplesapi',
      title: 'Examples of answers',
      level: 3,
      blocks: [
        code('One result', sample.ONE_RESULT),
        text(
          'With several results the array holds several records; when several persons match, at most ten, chosen at random.',
        ),
        code('No result', sample.NO_RESULT),
        code('Errors', sample.ERROR_ANSWERS),
      ],
    },
    {
      id: 'ins_support',
      title: 'Serving requests',
      level: 2,
      blocks: [
        text(
          'Citizens who do not find a degree can send a request to the department, where the institution has enabled it.',
        ),
      ],
    },
    {
      id: 'ins_suspport-access',
      title: 'Who has access',
      level: 3,
      blocks: [
        text('Access is decided by the single sign-on of the institution, from an entitlement of the user.'),
        code('Form of the value', sample.ENTITLEMENT_FORM),
        points(
          'maintainerID: the admission code of the department, or 0 for the whole institution.',
          'Role: view, assign, resolve or full.',
          'ISCEDLevel, optional: 6, 7 or 8, or several with commas. It assigns requests of that level automatically.',
        ),
      ],
    },
    {
      id: 'ins_support-examples',
      title: 'Examples',
      level: 3,
      blocks: [code('Valid values', sample.VALID_ENTITLEMENTS)],
    },
    {
      id: 'ins_support-invalid',
      title: 'Invalid values',
      level: 3,
      blocks: [
        code('Not valid', sample.INVALID_ENTITLEMENTS),
        text(
          'Code 0 together with a level, or one department in two values, makes all values of the user ignored, without a message.',
        ),
      ],
    },
  ],
}
