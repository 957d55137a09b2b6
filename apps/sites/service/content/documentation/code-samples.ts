/** The examples of the guides, the same in both languages. Each is executed by `tests/system/guide-examples.test.ts`. */
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
    "auditId": "…", "aud": "YOUR_CLIENT_ID",
    "signedAuditId": "…", "signedAuditVersion": "1.…"
  }],
  "status": { "uoa": 1200 },
  "metadata": { "scopes": ["title", "issuer", "level"], "sub": "…" }
}`

export const REFRESH_REQUEST = `curl https://THIS_SERVICE/oauth/token \\
  -u "$CLIENT_ID:$CLIENT_SECRET" \\
  -d grant_type=refresh_token \\
  -d refresh_token="$REFRESH_TOKEN"`

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

export const UPLOAD_TASK = `schtasks /Create /TN "Perga degrees" /SC DAILY /ST 03:30 /TR C:\\perga\\send.cmd`

export const ONE_RESULT = `{
  "results": [{
    "certificateID": "2019-4471", "titleID": "1042",
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
    { "certificateID": "2019-4471", "titleID": "1042", "lastNameEl": "ΓΕΩΡΓΙΟΥ", "status": "valid" },
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
