/** A state or message that the specification names, and where the suite shows it. */
interface SpecState {
  /** Where the specification says so. */
  readonly source: string
  readonly state: string
  /** A screen of `SCREENS`: how it is reached, by which answers of the server. */
  readonly screen?: string
  /** What stands on that screen, by the English text of the catalogues; the walk looks for it in both languages. */
  readonly shows?: readonly string[]
  /** Where a journey shows it instead: the file, from the root of the project, and the beginning of the title. */
  readonly test?: readonly [file: string, title: string]
}

const at = (source: string) => ({
  on: (state: string, screen: string, ...shows: string[]): SpecState => ({ source, state, screen, shows }),
  by: (state: string, file: string, title: string): SpecState => ({ source, state, test: [file, title] }),
})

const SITES = 'apps/sites/test'
const flow = at('spec 1 §4 graduate flow')
const search = at('spec 1 §4 token search')
const verification = at('spec 1 §4 verification result')
const wizard = at('spec 1 §4 check wizard')
const auth = at('spec 1 §4 auth')
const login = at('spec 1 §4 needs login')
const copies = at('spec 1 §4 copy notifications')
const roles = at('spec 1 §6, spec 2 §6')
const messages = at('spec 1 §8')
const rules = at('spec 2 §5')
const states = at('spec 2 §4')
const catalogue = at('spec 2 §8')

const INVALID_CODE = 'The code you entered is invalid, has expired or was not issued for your organisation.'
const CHANGED =
  "The degree's content has changed. The institution holds other details today than those that were signed."
const ASK_HOLDER = 'Ask the holder whether the authorization is still active and was given to your organisation.'
const WRONG_FORMAT =
  'Invalid input: the text you entered is not a valid signature format. It has three parts separated by dots.'
const WRONG_DATE = 'Wrong date. Give a day that is in the calendar, up to this year.'
const NO_RESULTS = 'There are no results for the above data. The institution may not have submitted the degree yet.'
const GENERAL = 'Something went wrong. Try again later.'
const NOT_ALLOWED = 'You have no right to an ex-officio check for the selected institution.'
const OTHER_CLIENT =
  'You are already logged in to this application with another client: {names}. Log out and log in with the tax account that represents the other organisation.'
const NO_TAX_NUMBER =
  'You logged in to your tax account, but its tax number does not belong to a user who is authorized to use these services.'

/** Every state of spec 1 §4 and of the screens of spec 2 §4, and every message of both error catalogues, in their order. */
export const SPEC_STATES: readonly SpecState[] = [
  flow.on('choose organisation', 'organisation picker', 'Who do you want to authorize?', 'Organisation selection…'),
  flow.on('chosen', 'organisation chosen', 'Clear the choice'),
  flow.on('accept terms', 'terms step', 'Before you authorize', 'Step {step} of 3'),
  flow.by('external authorization', `${SITES}/graduate.test.ts`, 'G6: the third step leaves for the server'),
  flow.on(
    'the complete page that shows the link',
    'link page',
    'Your link is ready',
    'Duration',
    'Valid until',
    'Copy the link',
  ),

  search.on('idle', 'code form', 'Authorization code or link', 'Search'),
  search.on('loading', 'reading, loading', 'Asking the institutions…'),
  search.on('results', 'degrees found', 'Download until', 'Code', 'New search'),
  search.by('results hide the form', `${SITES}/routes.test.ts`, 'spec 1 §4: results hide the form'),
  search.on('invalid or expired token', 'invalid code', 'Oops!', INVALID_CODE),
  search.on('general error', 'reading failed', GENERAL),
  search.on('opening a card selects it', 'degrees found, one open', 'Verification identifier', 'Signed at (UTC)'),
  search.by('opening it again closes it', `${SITES}/organisation.test.ts`, 'O4:'),

  verification.on('none', 'verifier', 'Verification identifier', 'Verify'),
  verification.on('loading', 'verifier, loading', 'Checking the signature and asking the institution…'),
  verification.on(
    'verified with matching hash',
    'verified, unchanged',
    'Valid Signature',
    'Grade out of ten',
    'The degree was issued by this service and its content is the same today.',
  ),
  verification.on('verified with no match', 'verified, changed', 'Valid Signature – not matching', CHANGED),
  verification.on('not verified', 'not valid', 'Invalid signature'),

  wizard.on('step 1 is institution', 'check, institution', 'Institution', 'Choose an institution to continue.'),
  wizard.on(
    'step 2 is data',
    'check, graduate',
    'Details of the graduate',
    'Tax number or social security number (AMKA)',
  ),
  wizard.on('step 3 is results', 'check, found', 'Results'),
  wizard.on('finished steps show a summary with Change', 'check, found', 'Change: {title}', 'Full name'),
  wizard.on('the count is unknown', 'check, asking', 'Asking the institution…'),
  wizard.on('the count is 0', 'check, not found', 'No degree was found'),
  wizard.on('the count is 1 or more', 'check, found', 'Degree'),

  auth.on('loading', 'session unknown yet', 'One moment, please…'),
  auth.on(
    'logged in',
    'landing, logged in',
    'You are logged in. <0>Continue as {name}</0> or <1>log out</1>.',
    'Log out',
  ),
  auth.on('not logged in', 'login', 'Login for organisations', 'Log in with your tax account'),
  auth.by('no refresh within a second', 'apps/sites/shell/session/session.test.ts', 'O13: a second refresh'),
  auth.on(
    'a failed call shows the general error page',
    'auth failed',
    'Oops! Something went wrong',
    'Return to Homepage',
  ),
  auth.on(
    'a failed call on the landing page, which needs no login',
    'landing, auth failed',
    'You are not logged in',
    GENERAL,
  ),
  auth.by('a failed call logs out', 'apps/sites/shell/session/session.test.ts', 'O13: a failed auth call logs out'),

  login.by(
    'redirected with the token',
    `${SITES}/organisation.test.ts`,
    'O1: without a session a link leads to the login',
  ),
  login.by('redirected with the next target', `${SITES}/check.test.ts`, 'O1: without a session the check leads'),
  copies.on('the link', 'link copied', 'The link was copied'),
  copies.on('the verification identifier', 'identifier copied', 'The verification identifier was copied'),
  copies.by('gone after 1800 ms', `${SITES}/notices.test.ts`, 'spec 1 §9: a notice stands for 1800 ms'),

  roles.on('no inspect right', 'check, no right', 'You are not authorized to perform ex-officio checks.'),
  roles.on('more than one inspect client', 'check, more than one client', 'You represent more than one client'),
  roles.on('logged in with another client', 'invalid code', OTHER_CLIENT),

  messages.on('token search: errorCode 1', 'invalid code', 'Oops!', INVALID_CODE),
  messages.on('token search: any other error', 'reading failed', 'The degrees could not be read', GENERAL),
  messages.on('verify: bad format', 'verifier, malformed', WRONG_FORMAT),
  messages.on(
    'verify: not verified',
    'not valid',
    'Invalid signature',
    'The digital signature you entered is not valid!',
  ),
  messages.on('verify: hash mismatch', 'verified, changed', 'Valid Signature – not matching'),
  messages.by('verify: network failure', `${SITES}/organisation.test.ts`, 'V2: a failing network'),
  messages.on('check: not authorized', 'check, institution not allowed', 'Not authorized', NOT_ALLOWED),
  messages.on('check: wrong date', 'check, mistakes', WRONG_DATE, 'Enter 9 or 11 digits.'),
  messages.on('check: no diploma found', 'check, not found', 'No degree was found', NO_RESULTS),
  messages.on('check: unsuccessful fetch', 'check, unanswered', 'Unsuccessful retrieval of results'),
  messages.on('check: successful fetch', 'check, found', 'Successful retrieval of results'),
  messages.by('token fetch: a failure', `${SITES}/routes.test.ts`, 'spec 1 §2: a token that cannot be fetched'),
  messages.by('token fetch: a missing token', `${SITES}/graduate.test.ts`, 'G8: a link that cannot be fetched'),
  messages.on('auth failure', 'auth failed', 'Oops! Something went wrong', 'We are sorry. Please try again later.'),
  messages.on('login error page', 'login error', 'Login Failed!', NO_TAX_NUMBER),

  states.on('adoption page: spinner while loading', 'institutions, loading', 'Loading the institutions…'),
  states.on(
    'adoption page: a stats call is pending',
    'institutions, one institution slow',
    'Loading the institutions…',
  ),
  states.on('adoption page: results', 'institutions', 'Registered degrees', 'Institutions that are preparing to join'),
  states.by('adoption page: a failed stats call ends its load', `${SITES}/public-pages.test.ts`, 'P2:'),
  states.on('documentation navigation: one category open', 'documentation, another category open', 'Documentation'),
  states.by('documentation navigation: the open one collapses', `${SITES}/documentation.test.ts`, 'P6: one category'),
  states.by('mobile cards: one open at a time', `${SITES}/public-pages.test.ts`, 'P1: on a narrow screen'),
  states.on(
    'degree status: revoked',
    'verified, changed',
    'The institution reports the degree as {word} since {since}.',
  ),
  states.on('verifier: valid', 'verified, unchanged', 'Valid Signature'),
  states.on('verifier: invalid format', 'verifier, malformed', WRONG_FORMAT),
  states.on('verifier: unverifiable', 'unable to verify', 'Unable to verify the verification identifier'),
  states.on('verifier: content changed', 'verified, changed', CHANGED),
  states.on('header: mobile menu open', 'mobile menu, logged in', 'Log out', 'Language'),
  states.by('header: mobile menu closed', `${SITES}/frame.test.ts`, 'P8: the mobile menu opens, and closes'),
  states.on('header: banner visible', 'announcement', 'Hide the announcement'),
  states.by('header: banner dismissed', `${SITES}/banners.test.ts`, 'P8: an announcement that is due'),
  states.by('root language', 'apps/sites/shell/language.test.ts', 'P7: any other value becomes en'),
  states.by('old service workers are unregistered', `${SITES}/frame.test.ts`, 'P10:'),
  states.on('copy notices', 'mail text copied', 'Copied Content'),

  states.on('helpdesk request: assigned', 'desk, request', 'Assigned', 'Assign to somebody else'),
  states.on('helpdesk request: resolved', 'desk, request, resolved', 'Resolved', 'The degree was added or put right'),
  states.by(
    'helpdesk request: assigned, then resolved',
    'tests/e2e/helpdesk.test.ts',
    'one assigns it, another answers',
  ),

  rules.by(
    'an invalid set of entitlements is ignored with no message shown',
    'tests/system/entitlement-check.test.ts',
    'spec 2 §5: whose set is invalid',
  ),
  rules.on('verifier: wrong format', 'verifier, malformed', WRONG_FORMAT),
  rules.on(
    'each search acknowledges legal oversight',
    'check, graduate',
    'I confirm that this check has a legal basis.',
  ),

  catalogue.by('adoption page: stats failure', `${SITES}/public-pages.test.ts`, 'P2:'),
  catalogue.on('adoption page: metadata failure', 'institutions, failed', GENERAL),
  catalogue.by('institution API: the two named errors', 'packages/institution-kit/src', 'I5: %j has the wrong key'),
  catalogue.on('code entry: Oops!', 'invalid code', 'Oops!', INVALID_CODE),
  catalogue.on('code entry: no authorization for your organisation', 'invalid code', INVALID_CODE, ASK_HOLDER),
  catalogue.on('code entry: something went wrong', 'reading failed', GENERAL),
  catalogue.on('ex-officio: no degree with the entered data', 'check, not found', 'No degree was found'),
  catalogue.on('ex-officio: no results', 'check, not found', NO_RESULTS),
  catalogue.on('ex-officio: no answer', 'check, unanswered', 'The institution did not answer in time.'),
  catalogue.on('ex-officio: unsuccessful retrieval', 'check, unanswered', 'Unsuccessful retrieval of results'),
  catalogue.on('ex-officio: no right for the institution', 'check, institution not allowed', NOT_ALLOWED),
  catalogue.on('login failed', 'login error', 'Login Failed!', 'Your tax number is not authorized'),
  catalogue.on('verifier: invalid input format', 'verifier, malformed', WRONG_FORMAT),
  catalogue.on(
    'verifier: unable to verify',
    'unable to verify',
    'Unable to verify the verification identifier',
    'It was not issued by this service, or it was not issued for your organisation.',
  ),
  catalogue.on('verifier: changed content', 'verified, changed', CHANGED),
  catalogue.on('general error page', 'general error', 'Oops! Something went wrong', 'Return to Homepage', 'Try Again'),
  catalogue.on('confirmation: identifier', 'identifier copied', 'The verification identifier was copied'),
  catalogue.on('confirmation: link', 'link copied', 'The link was copied'),
  catalogue.on('confirmation: content', 'mail text copied', 'Copied Content'),
  catalogue.on('client conflict', 'invalid code', 'Was the code issued for another organisation?', OTHER_CLIENT),
  catalogue.on('no permission', 'check, no right', 'You do not have the required permissions to use this service'),
  catalogue.on(
    'no permission at the desk',
    'desk, no rights',
    'You do not have the required permissions to use this part of the desk',
  ),
  catalogue.on(
    'no right for the department',
    'check, right ended',
    'You are not authorized to perform ex-officio checks in the chosen department.',
  ),
]

/** The texts that a screen must show. */
export const textsOf = (screen: string): string[] => [
  ...new Set(SPEC_STATES.flatMap((row) => (row.screen === screen ? (row.shows ?? []) : []))),
]
