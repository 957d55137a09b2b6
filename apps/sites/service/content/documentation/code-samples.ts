/**
 * The examples of the guides, the same in both languages. They are executed: those for developers by
 * `tests/system/guide-developers.test.ts`, for institutions by `tests/system/guide-examples.test.ts`, about files by
 * `tests/system/upload-keys.test.ts`, the two commands that start something by `tests/system/start.test.ts` and
 * `tests/system/oauth-developers.test.ts`. Of `crontab` and `send.cmd` the command is executed, without the change of folder; the task
 * of Windows is only read.
 */
export const START_ALL = `npm start`

export const EXAMPLE_SYSTEM = `node scripts/run-on-24.js examples/oauth-client/main.ts`

/** The documented credentials of the demonstration's systems. */
export const SANDBOX_CLIENTS = {
  app: { id: 'sandbox-app', secret: 'sandbox-secret-open-to-everybody' },
  legacy: { id: 'sandbox-legacy', secret: 'sandbox-legacy-secret-open-to-everybody' },
  callback: 'http://localhost:8200/callback',
} as const

export const AUTHORIZATION_REQUEST = `GET /oauth/authorize
  ?response_type=code
  &client_id=YOUR_CLIENT_ID
  &redirect_uri=https://your-site.example/callback
  &scope=title%20issuer%20level
  &state=RANDOM_VALUE
  &code_challenge=HASH_OF_VERIFIER
  &code_challenge_method=S256`

export const TOKEN_REQUEST = `curl https://THIS_SERVICE/oauth/token \\
  -u "$CLIENT_ID:$CLIENT_SECRET" \\
  -d grant_type=authorization_code \\
  -d code="$CODE" \\
  -d redirect_uri=https://your-site.example/callback \\
  -d code_verifier="$VERIFIER"`

export const DIPLOMA_REQUEST = `curl https://THIS_SERVICE/api/v1/diplomas \\
  -H "Authorization: Bearer $ACCESS_TOKEN"`

export const DIPLOMA_ANSWER = `{
  "data": [{
    "diploma": { "title": "…", "issuerInstitution": "…", "level": "6" },
    "payload": "…", "signature": "…",
    "jades": { "payload": "…", "protected": "…", "signature": "…" },
    "auditId": "…", "aud": "YOUR_ORGANISATION",
    "signedAuditId": "…", "signedAuditVersion": "1.…",
    "verificationIdentifier": "…"
  }],
  "status": { "uoa": 1200 },
  "metadata": { "scopes": ["title", "issuer", "level"], "sub": "…" }
}`

export const REFRESH_REQUEST = `curl https://THIS_SERVICE/oauth/token \\
  -u "$CLIENT_ID:$CLIENT_SECRET" \\
  -d grant_type=refresh_token \\
  -d refresh_token="$REFRESH_TOKEN"`

export const LEGACY_REFRESH_REQUEST = `curl "https://THIS_SERVICE/oauth/token?grant_type=refresh_token&refresh_token=$REFRESH_TOKEN" \\
  -u "$CLIENT_ID:$CLIENT_SECRET"`

export const PUSHED_REQUEST = `curl https://THIS_SERVICE/oauth/request \\
  -u "$CLIENT_ID:$CLIENT_SECRET" \\
  -d client_id="$CLIENT_ID" \\
  -d response_type=code \\
  -d redirect_uri=https://your-site.example/callback \\
  -d scope=title%20issuer%20level \\
  -d state=RANDOM_VALUE \\
  -d code_challenge=HASH_OF_VERIFIER \\
  -d code_challenge_method=S256`

export const PUSHED_ANSWER = `{ "request_uri": "urn:ietf:params:oauth:request_uri:…", "expires_in": 60 }`

export const PUSHED_REDIRECT = `GET /oauth/authorize?client_id=YOUR_CLIENT_ID&request_uri=REQUEST_URI`

/** What an assertion says (RFC 7523 §3); it is signed with the key whose public part is registered. */
export const ASSERTION = `{
  "iss": "YOUR_CLIENT_ID",
  "sub": "YOUR_CLIENT_ID",
  "aud": "https://THIS_SERVICE",
  "jti": "RANDOM_VALUE",
  "iat": 1790000000,
  "exp": 1790000060
}`

export const KEY_TOKEN_REQUEST = `curl https://THIS_SERVICE/oauth/token \\
  -d client_id="$CLIENT_ID" \\
  -d client_assertion_type=urn:ietf:params:oauth:client-assertion-type:jwt-bearer \\
  -d client_assertion="$ASSERTION" \\
  -d grant_type=authorization_code \\
  -d code="$CODE" \\
  -d redirect_uri=https://your-site.example/callback \\
  -d code_verifier="$VERIFIER"`

export const INTROSPECTION_REQUEST = `curl https://THIS_SERVICE/oauth/introspect \\
  -u "$CLIENT_ID:$CLIENT_SECRET" \\
  -d token="$ACCESS_TOKEN"`

export const INTROSPECTION_ANSWER = `{
  "active": true, "client_id": "YOUR_CLIENT_ID", "scope": "title issuer level",
  "sub": "…", "exp": 1790000900
}`

export const REVOCATION_REQUEST = `curl https://THIS_SERVICE/oauth/revoke \\
  -u "$CLIENT_ID:$CLIENT_SECRET" \\
  -d token="$REFRESH_TOKEN"`

export const PROBLEM = `{
  "type": "urn:perga:problem:access_token_invalid", "title": "…", "status": 401,
  "code": "access_token_invalid",
  "detail": { "el": "…", "en": "…" }
}`

export const OAUTH_ERROR = `{ "error": "invalid_grant", "error_description": "…" }`

/** Status and code of the refusals that a system meets. */
export const ERRORS = {
  invalid_request: 400,
  invalid_scope: 400,
  invalid_grant: 400,
  invalid_client: 401,
  access_token_invalid: 401,
  quota_exceeded: 429,
  too_many_requests: 429,
} as const

/** What `status` of an answer says of an institution. */
export const STATUSES = [1200, 1404, 1408, 1409, 1502, 1503] as const

export const CONFORMANCE_CHECK = `node packages/institution-kit/src/conformance/main.ts \\
  --address https://institution.example/degrees --key-file key.txt \\
  --format html --out report.html`

export const RECORD_REQUEST = `curl https://institution.example/degrees \\
  -H "Content-Type: application/json" \\
  -d '{ "token": "SECURITY_KEY", "query": { "ssn": "01013099997" } }'`

export const FILTER_REQUEST = `curl https://institution.example/degrees \\
  -H "Content-Type: application/json" \\
  -d '{ "token": "SECURITY_KEY", "filter": "(dateIssued=2002*)" }'`

export const UPLOAD_REQUEST = `curl --fail-with-body https://THIS_SERVICE/api/v1/institutions/YOUR_CODE/degrees \\
  -H @upload-header.txt \\
  -H "Content-Type: text/csv" \\
  -T degrees.csv`

export const UPLOAD_CRON = `30 3 * * *  cd /srv/perga && curl --silent --show-error --fail-with-body -H @upload-header.txt -H "Content-Type: text/csv" -T degrees.csv https://THIS_SERVICE/api/v1/institutions/YOUR_CODE/degrees`

export const UPLOAD_COMMAND_FILE = `cd /d C:\\perga && curl --silent --show-error --fail-with-body -H @upload-header.txt -H "Content-Type: text/csv" -T degrees.csv https://THIS_SERVICE/api/v1/institutions/YOUR_CODE/degrees`

export const UPLOAD_TASK = `schtasks /Create /TN "Perga degrees" /SC DAILY /ST 03:30 /TR C:\\perga\\send.cmd`

export const ONE_RESULT = `{
  "results": [{
    "certificateID": "20194471", "titleID": "1042",
    "gradeDescription": "Λίαν Καλώς", "gradeValue": 0.811,
    "dateIssued": "20191128", "validFrom": "20190930",
    "status": "valid", "statusDate": "20191128",
    "ssn": "01013099997", "ssnCountry": "GR",
    "firstNameEl": "ΕΛΕΝΗ", "firstNameEn": "ELENI",
    "lastNameEl": "ΓΕΩΡΓΙΟΥ", "lastNameEn": "GEORGIOU"
  }],
  "error": null,
  "success": true
}`

export const SEVERAL_RESULTS = `{
  "results": [
    { "certificateID": "20194471", "titleID": "1042", "lastNameEl": "ΓΕΩΡΓΙΟΥ", "status": "valid" },
    { "certificateID": "2022-0118", "titleID": "1101", "lastNameEl": "ΓΕΩΡΓΙΟΥ", "status": "valid" }
  ],
  "error": null,
  "success": true
}`

export const NO_RESULT = `{ "results": [], "error": null, "success": true }`

export const ERROR_ANSWERS = `{ "results": { "error": "Could not parse request json." }, "success": false }
{ "results": { "error": "Invalid authorization token." }, "success": false }`

export const ENTITLEMENT_FORM = `<prefix>:<maintainerID>:<Role>[:<ISCEDLevel>]`

export const VALID_ENTITLEMENTS = `urn:mace:example.gr:perga:helpdesk:512:resolve:6
urn:mace:example.gr:perga:helpdesk:423:full:6,8
urn:mace:example.gr:perga:helpdesk:512:resolve
urn:mace:example.gr:perga:helpdesk:0:view`

/** Each valid alone; together they void each other. */
export const REPEATED_MAINTAINER = `urn:mace:example.gr:perga:helpdesk:512:view
urn:mace:example.gr:perga:helpdesk:512:resolve:6`

export const INVALID_ENTITLEMENTS = `urn:mace:example.gr:perga:helpdesk:0:full:6
urn:mace:example.gr:perga:helpdesk:512::6
urn:mace:example.gr:perga:helpdesk:512:view:67
urn:mace:example.gr:perga:helpdesk:512:manager`
