import * as sample from './code-samples.ts'
import { code, type Guide, link, points, steps, text } from './guide-types.ts'

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
                  {
                    name: 'Issuing department under its present name',
                    parts: [{ name: 'Curriculum', parts: [{ name: 'Degree template' }] }],
                  },
                  {
                    name: 'Issuing department under an older name',
                    parts: [{ name: 'Curriculum', parts: [{ name: 'Degree template' }] }],
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
        link('templateTool', 'Open the degree template tool (another site)'),
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
        {
          kind: 'tree',
          label: 'The same example as a tree',
          root: {
            ...{ kind: 'Institution', name: 'University of Examples' },
            parts: [
              {
                ...{ kind: 'Maintaining department', name: 'Department of Informatics' },
                parts: [
                  {
                    ...{ kind: 'Issuing department', name: 'Department of Computer Science (until 2013)' },
                    parts: [
                      {
                        ...{ kind: 'Curriculum', name: 'Undergraduate studies' },
                        parts: [{ kind: 'Template 1042', name: 'Bachelor in Computer Science' }],
                      },
                    ],
                  },
                  {
                    ...{ kind: 'Issuing department', name: 'Department of Informatics (since 2013)' },
                    parts: [
                      {
                        ...{ kind: 'Curriculum', name: 'Undergraduate studies' },
                        parts: [{ kind: 'Template 1077', name: 'Bachelor in Informatics' }],
                      },
                      {
                        ...{ kind: 'Curriculum', name: 'Master in Data Science' },
                        parts: [{ kind: 'Template 1101', name: 'Master in Data Science' }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        },
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
        text('An institution without systems of its own gives its degrees as a file, see below.'),
      ],
    },
    {
      id: 'ins_upload',
      title: 'As a file',
      level: 3,
      blocks: [
        text(
          'An institution without systems of its own gives its degrees as one CSV file with the fields of the schema as headings: at most 25 MB, in UTF-8 or Windows-1253, with commas or semicolons. The provider sets this up. Each file takes the place of the last one as a whole, and one with errors changes nothing.',
        ),
        text(
          'On the page “File of degrees” of the desk you choose the file, try it and send it; errors are told by line and field. The page is for whoever has the role full for the whole institution (code 0). Or a program of yours sends it with a key:',
        ),
        steps(
          'At the desk, under “File of degrees”, make a key for the program. It is shown once; you can bind it to your addresses.',
          'Put the line with the key, which the page shows, into a file upload-header.txt that only the program can read.',
          'Send the file. The answer is the report with each error by line and field; status 200 means that the file was taken, 422 that it has errors. With ?trial=true it is only looked at, with ?charset=windows-1253 it is read in that encoding.',
          'To change the key, make a second one, put it in place of the first, and retire the first at the desk.',
        ),
        code('Sending the file', sample.UPLOAD_REQUEST),
        code('Every night with cron (Linux)', sample.UPLOAD_CRON),
        code('The same for Windows, in the file C:\\perga\\send.cmd', sample.UPLOAD_COMMAND_FILE),
        code('Every night with the Task Scheduler (Windows)', sample.UPLOAD_TASK),
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
        {
          kind: 'table',
          caption: 'What the fields hold',
          head: ['Field', 'Meaning'],
          rows: [
            [
              'certificateID',
              'Like the protocol number of a paper degree. Unique in the institution, never given to another degree, never withdrawn.',
            ],
            ['titleID', 'The identifier of the template. With certificateID it names a degree.'],
            ['registrationID', 'The student’s registration number, under the same conditions.'],
            ['systemID', 'The primary key of your own system. Usually shown to nobody.'],
            ['gradeDescription', 'The grade in words, as it stands on the degree. It is never computed.'],
            [
              'gradeValue',
              'The grade from 0 to 1, e.g. 0.811 for 8.11. Null where a degree has no grade, as many doctorates.',
            ],
            ['dateIssued', 'The day of the ceremony, as YYYYMMDD.'],
            ['validFrom', 'The day on which the graduate was declared owner; it may lie before the ceremony.'],
            ['status, statusDate', 'valid or revoked, and since when. Only valid degrees are shown to their readers.'],
            [
              'SSN, SSNCOUNTRY',
              'The social security number, by which graduates are found, and the country that gave it (ISO 3166).',
            ],
            ['TIN, TINCOUNTRY', 'The tax number and its country.'],
            ['Names ending in El', 'In Greek letters; null where a name cannot be written in Greek.'],
            ['Names ending in En', 'In Latin letters. First and last name are mandatory for everyone.'],
            ['birthDate, birthYear', 'The day as YYYYMMDD, and the year alone.'],
            ['gender', 'By ISO 5218: 0 not known, 1 male, 2 female, 9 not applicable.'],
            ['citizenship', 'The country, in two letters (ISO 3166).'],
          ],
        },
      ],
    },
    {
      id: 'ins_API',
      title: 'Through an API',
      level: 2,
      blocks: [
        text(
          'The platform asks with one or more fields, all of which every result must match exactly. Your service must also answer filters (RFC 4515); the platform itself sends none. The security key goes with each request. You can also allow our addresses alone, or ask for HTTP Basic.',
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
        code('Several results', sample.SEVERAL_RESULTS),
        code('No result', sample.NO_RESULT),
        code('Errors', sample.ERROR_ANSWERS),
        text(
          'The platform reads the text of an error at error as well, where the reference server of the provider writes it. With an error, success is false.',
        ),
      ],
    },
    {
      id: 'ins_conformance',
      title: 'Is the connection right?',
      level: 2,
      blocks: [
        text(
          'In the source of the service, packages/institution-kit holds what an institution needs: the view for PostgreSQL, MySQL, Oracle and SQL Server, and a reference server of the API over a file or a table. It also has a command that tries every rule of this guide. Run it before you connect, and after every change of your systems:',
        ),
        code('The conformance check of an API', sample.CONFORMANCE_CHECK),
        text(
          'For a view, --database-file with the address of the database and --view with its name take the place of the address and the key. The report says of each rule what was found and how to mend it; it never holds a value of a record, or the key. It is printed, or written as HTML or JSON. The command ends with 0 when everything conforms, 1 when something does not, 2 when not all could be checked. Give the report to the provider when you ask to be connected.',
        ),
      ],
    },
    {
      id: 'ins_figures',
      title: 'How many degrees you have',
      level: 3,
      blocks: [
        text(
          'The public list shows the degrees of each level with their day. In a view, and in a file that you upload, the service counts the valid ones once a day, by titleID alone; the level comes from the template, so a title without a template is in no level.',
        ),
        text(
          'An API cannot be counted: it answers at most ten degrees. Declare the figures at the desk, under “Figures”, or send them to the provider. Whoever does more than look for the whole institution (code 0) may declare them.',
        ),
      ],
    },
    {
      id: 'ins_quality',
      title: 'Data quality',
      level: 3,
      blocks: [
        text(
          'Under “Data quality” of the desk you see which rules your records broke in the last ninety days and how often. You download the list of fixes, which names the records as you do. The service keeps no value of them.',
        ),
      ],
    },
    {
      id: 'ins_support',
      title: 'Serving requests',
      level: 2,
      blocks: [
        text(
          'Citizens who do not find a degree, or find it wrong, can send a request to the department, where the institution has enabled it. A request is answered within five working days. What an inspector’s check did not find arrives in any case, with the deadline that it has.',
        ),
        link('desk', 'Open the desk'),
      ],
    },
    {
      id: 'ins_support-settings',
      title: 'Settings of the helpdesk',
      level: 3,
      blocks: [
        points(
          'Whether citizens can send requests, and where they turn otherwise: for whoever does more than look for the whole institution (code 0).',
          'Contacts: a reminder goes out one working day before the deadline and once after it, to whoever has the request; where nobody has it, to the contact of the department. That a request is overdue is told to the contact of the whole institution too.',
          'Groups: a request that is given to a group is a ticket of each member. Members are accounts that may resolve there and have signed in once. A group is removed when nothing waits for it.',
        ),
        text(
          'An account that has not signed in for 60 days is given nothing automatically. When somebody leaves, take the entitlement away: at the next sign-in it is gone here too.',
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
        {
          kind: 'table',
          caption: 'Roles',
          head: ['Role', 'What it allows'],
          rows: [
            ['view', 'to see requests'],
            ['assign', 'to see requests and to assign them to an account or a group'],
            ['resolve', 'to see requests and to serve them'],
            ['full', 'everything'],
          ],
        },
        text(
          'A curriculum that is no longer active takes the code of the department that keeps its archive today. That need not be the one that first awarded the title.',
        ),
        text(
          'A level changes no right. Without a level nothing is assigned by itself: someone with assign or full assigns to an account with resolve or full.',
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
        code('Not valid together', sample.REPEATED_MAINTAINER),
        text(
          'Code 0 together with a level, or one department in two values, makes all values of the user ignored, without a message.',
        ),
      ],
    },
    {
      id: 'ins_support-check',
      title: 'Checking the values of a user',
      level: 3,
      blocks: [
        text(
          'The user is told nothing; you are. The desk has a page “Check of entitlements” for whoever answers for the whole institution. Paste the values of one user there: you see what they grant, which rule voids which value, and what to write instead. The values are not kept.',
        ),
      ],
    },
  ],
}
