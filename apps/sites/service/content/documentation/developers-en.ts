import { SCOPE_TEXTS, SCOPES } from '@perga/domain'
import * as sample from './code-samples.ts'
import { code, type Guide, link, points, steps, table, text } from './guide-types.ts'

const STATUSES: Record<(typeof sample.STATUSES)[number], string> = {
  1200: 'the institution answered',
  1404: 'it has no such degree any more',
  1408: 'it did not answer in time',
  1409: 'it has not documented the title of this degree yet',
  1502: 'it refused, or its answer was broken',
  1503: 'it is not connected at the moment',
}

const ERRORS: Record<keyof typeof sample.ERRORS, string> = {
  invalid_request: 'A parameter is missing, doubled or not allowed, such as a callback address that is not registered.',
  invalid_scope:
    'Nothing of what was asked is within your registration. The browser may also bring it to your callback.',
  invalid_grant: 'The code or refresh token is unknown, over, used, or not yours. Ask the holder again.',
  invalid_client: 'Your credentials are wrong, or your registration has ended.',
  access_token_invalid: 'Renew. If that fails, the holder has withdrawn or the time is over: ask the holder again.',
  quota_exceeded: 'More calls in this minute than your system is registered for. Wait the seconds in Retry-After.',
  too_many_requests: 'Too many calls from your address. Wait the seconds in Retry-After.',
}

const { app, legacy, callback } = sample.SANDBOX_CLIENTS

export const developersEn: Guide = {
  title: 'Developers’ guide',
  lead: 'Read degrees in your own application, after their holder has authorized it.',
  sections: [
    {
      id: 'dev_quick-start',
      title: 'Quick start',
      level: 2,
      blocks: [
        steps(
          'Register your organisation and ask for an OAuth client with the details that you need.',
          'Send the holder to the authorization endpoint.',
          'Exchange the code that you receive for tokens.',
          'Read the degrees with the access token.',
        ),
        link('openApi', 'The description of every call as OpenAPI 3.1'),
      ],
    },
    {
      id: 'dev_sandbox',
      title: 'Trying it out',
      level: 3,
      blocks: [
        text(
          'Before you register you can try everything on your own machine. In the source of the service, which needs only Node and npm, this starts the service together with a sandbox: a tax authority, institutions and holders, all of them invented. It prints the addresses and the names to log in with.',
        ),
        code('Start the service and its sandbox', sample.START_ALL),
        text(
          'Two systems are registered there. Their secrets are known to everybody and open nothing outside the sandbox.',
        ),
        table(
          'Systems of the sandbox',
          ['Client id', 'Secret', 'What it shows'],
          [
            [app.id, app.secret, 'the way a new system works: PKCE, all scopes'],
            [legacy.id, legacy.secret, 'an older system: PKCE optional, renewal by GET, no grade'],
          ],
        ),
        text(
          `The callback address of both is ${callback}. A small web application that uses the first one is in the source:`,
        ),
        code('Start the example', sample.EXAMPLE_SYSTEM),
      ],
    },
    {
      id: 'dev_oauth2',
      title: 'OAuth 2.0',
      level: 2,
      blocks: [
        text(
          'The service is an authorization server of OAuth 2.0 (RFC 6749) with the code flow and PKCE (RFC 7636). Its addresses are published at /.well-known/oauth-authorization-server (RFC 8414).',
        ),
        points(
          'The callback address must be registered; any other one is refused.',
          'At the token endpoint your client identifies itself with HTTP Basic, or with a key.',
          'Your client receives the scopes that were declared at its registration, and of these only what the holder allows.',
        ),
        table(
          'Scopes',
          ['Scope', 'What it discloses'],
          SCOPES.map((scope) => [scope, SCOPE_TEXTS[scope].contents.en]),
        ),
      ],
    },
    {
      id: 'dev_client-authentication',
      title: 'How your client identifies itself',
      level: 3,
      blocks: [
        text(
          'With HTTP Basic you send the secret that your administrator made on the page “Own systems”. Two secrets are valid side by side, so that one is replaced without an interruption.',
        ),
        text(
          'Instead you can register the public part of a key and sign a short assertion for each request (private_key_jwt, RFC 7523). The algorithms are ES256, ES384, PS256 and Ed25519; each assertion counts once.',
        ),
        code('What the assertion says', sample.ASSERTION),
        code('Exchange the code with an assertion', sample.KEY_TOKEN_REQUEST),
        link('ownSystems', 'Own systems: secrets and keys'),
      ],
    },
    {
      id: 'dev_diploma-access',
      title: 'Access to degrees',
      level: 2,
      blocks: [
        code('Request', sample.DIPLOMA_REQUEST),
        code('Answer', sample.DIPLOMA_ANSWER),
        text(
          'A detail outside the granted scopes is absent; a granted one that the institution does not hold is null. The status 1200 says that an institution has answered.',
        ),
        points(
          'aud: the name of your organisation, for which the degrees were signed.',
          'sub: the holder under a pseudonym, the same at every reading of your organisation and another for any other one.',
          'jades: the whole signature (JAdES, ETSI TS 119 182-1), which can be validated without this service. payload and signature are parts of it.',
          'verificationIdentifier: with it a representative of your organisation checks the degree later, on “Signature Validity Verification”.',
        ),
      ],
    },
    {
      id: 'dev_status',
      title: 'The status of each institution',
      level: 3,
      blocks: [
        text(
          'Each institution is asked at the moment of your call, and the answer says for each what became of its part. With anything but 1200 its degrees are missing from data: ask again later.',
        ),
        table(
          'Values of status',
          ['Status', 'Meaning'],
          sample.STATUSES.map((status) => [`${status}`, STATUSES[status]]),
        ),
      ],
    },
    {
      id: 'dev_authorization-flow',
      title: 'The authorization flow',
      level: 2,
      blocks: [
        steps(
          'Your application sends the browser to the authorization endpoint.',
          'The holder logs in with the tax account, chooses degrees, details and duration.',
          'The browser comes back to your callback address with a code.',
          'Your server exchanges the code, at once and only once.',
        ),
      ],
    },
    {
      id: 'dev_authorization-process',
      title: 'The requests',
      level: 3,
      blocks: [
        code('1. Send the holder here', sample.AUTHORIZATION_REQUEST),
        code('2. Exchange the code', sample.TOKEN_REQUEST),
        text(
          'Compare the state with the one that you sent, and iss with the address of this service. A code that is used twice ends the whole authorization.',
        ),
      ],
    },
    {
      id: 'dev_pushed-requests',
      title: 'Pushed requests',
      level: 3,
      blocks: [
        text(
          'Better than to put the request into the address of the browser: your server sends it directly (RFC 9126), and the browser carries only a reference. It is valid once, for 60 seconds.',
        ),
        code('1. Push the request', sample.PUSHED_REQUEST),
        code('What the push is answered', sample.PUSHED_ANSWER),
        code('2. Send the holder here', sample.PUSHED_REDIRECT),
      ],
    },
    {
      id: 'dev_token-renewal',
      title: 'Token renewal',
      level: 2,
      blocks: [
        text(
          'An expired access token is renewed with the refresh token. Each refresh token serves once: keep the new one.',
        ),
        code('Renew', sample.REFRESH_REQUEST),
        text(
          'Older systems that are registered for it may renew by GET. Every other one is answered to use POST, because addresses end up in logs.',
        ),
        code('Renewal by GET, for systems registered for it', sample.LEGACY_REFRESH_REQUEST),
      ],
    },
    {
      id: 'dev_token-lifetimes',
      title: 'How long each lasts',
      level: 3,
      blocks: [
        table(
          'Lifetimes',
          ['What', 'How long'],
          [
            ['Pushed request', '60 seconds, once'],
            ['Code', '60 seconds, once'],
            ['Access token', '15 minutes, and never longer than the authorization'],
            ['Refresh token', 'as long as the authorization of the holder; once, for each renewal gives the next one'],
          ],
        ),
        text(
          'A code or a refresh token that is used a second time, even at the same moment, ends the authorization with all its tokens. The holder can withdraw at any time.',
        ),
      ],
    },
    {
      id: 'dev_introspection',
      title: 'Asking about a token',
      level: 3,
      blocks: [
        text(
          'Whether a token of yours is alive, and what it may read (RFC 7662). One that is not, or is not yours, is only “active: false”.',
        ),
        code('Ask about a token', sample.INTROSPECTION_REQUEST),
        code('What is said of it', sample.INTROSPECTION_ANSWER),
      ],
    },
    {
      id: 'dev_revocation',
      title: 'Giving a token back',
      level: 3,
      blocks: [
        text(
          'When you need the degrees no more, give a token back (RFC 7009). This ends the whole authorization: neither of its tokens opens anything, and the holder sees that it has ended.',
        ),
        code('Give back', sample.REVOCATION_REQUEST),
      ],
    },
    {
      id: 'dev_errors',
      title: 'Errors',
      level: 2,
      blocks: [
        text(
          'The endpoints under /oauth/ answer as RFC 6749 says. The calls under /api/ answer with application/problem+json (RFC 9457): a code that does not change, and the text in both languages.',
        ),
        code('From /oauth/', sample.OAUTH_ERROR),
        code('From /api/', sample.PROBLEM),
        table(
          'What went wrong',
          ['Code and status', 'What to do'],
          // The codes are the keys of this very object.
          (Object.keys(sample.ERRORS) as (keyof typeof sample.ERRORS)[]).map((name) => [
            `${name} (${sample.ERRORS[name]})`,
            ERRORS[name],
          ]),
        ),
      ],
    },
    {
      id: 'dev_limits',
      title: 'Quotas',
      level: 3,
      blocks: [
        text(
          'A system reads degrees 60 times a minute, unless its registration says otherwise. A call beyond that is answered with 429 and the header Retry-After: so many seconds later the next one counts. Nothing is lost, and the tokens stay valid.',
        ),
      ],
    },
  ],
}
