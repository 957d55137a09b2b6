import * as sample from './code-samples.ts'
import { code, type Guide, link, points, steps, text } from './guide-types.ts'

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
      id: 'dev_oauth2',
      title: 'OAuth 2.0',
      level: 2,
      blocks: [
        text(
          'The service is an authorization server of OAuth 2.0 (RFC 6749) with the code flow and PKCE (RFC 7636). Its addresses are published at /.well-known/oauth-authorization-server (RFC 8414).',
        ),
        points(
          'The callback address must be registered; any other one is refused.',
          'At the token endpoint your client identifies itself with HTTP Basic.',
          'Your client receives the scopes that were declared at its registration, and of these only what the holder allows.',
        ),
        {
          kind: 'table',
          caption: 'Scopes',
          head: ['Scope', 'What it discloses'],
          rows: [
            ['title', 'title, template, notes'],
            ['issuer', 'institution and department, of issue and of record'],
            ['level', 'bachelor, master or doctorate'],
            ['grade', 'the grade in words and as a number from 0 to 1'],
            ['dates', 'completion of studies and graduation'],
            ['identifiers', 'names of the holder and the parents, date of birth'],
          ],
        },
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
        text('Compare the state with the one that you sent. A code that is used twice ends the whole authorization.'),
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
      ],
    },
  ],
}
