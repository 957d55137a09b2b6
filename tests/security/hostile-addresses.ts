/** Where a browser must never be led, in the spellings by which programs have been talked into it. */
const HOSTS = ['evil.example', 'localhost@evil.example', 'localhost.evil.example', 'evil.example%00.localhost', '[::1]']
const PREFIXES = [
  'https://',
  'http://',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/\\/',
  'https:',
  'https:/',
  'http:\\\\',
  '/%2f',
  '%2f%2f',
  '/%5c',
  '/\t/',
  '\t//',
  ' //',
  '/.//',
  '/..//',
  '/organisation/..//',
  '/organisation/../..//',
  '/organisation//',
  '/organisation/\\',
  '/organisation@',
  'organisation:',
  '.',
  '@',
  'ftp://',
  '%68ttps://',
  '\u0000//',
  '／／',
  '/organisation%0d%0aLocation:%20//',
  '/organisation\r\nLocation: //',
  '?next=//',
  '#//',
  ';//',
]
const SCRIPTS = [
  'javascript:',
  'java\tscript:',
  'JaVaScRiPt:',
  ' javascript:',
  'javascript%3a',
  'data:text/html,',
  'vbscript:',
]
const CODE = ['alert(1)', '//%0aalert(1)', '<script>alert(1)</script>', 'alert(1)//organisation/verify']

/** More than three hundred addresses that no redirect may follow (open redirects). */
export const FOREIGN_ADDRESSES: readonly string[] = [
  ...PREFIXES.flatMap((prefix) => HOSTS.map((host) => `${prefix}${host}`)),
  ...PREFIXES.slice(0, 18).flatMap((prefix) => HOSTS.map((host) => `${prefix}${host}/organisation/verify`)),
  ...SCRIPTS.flatMap((script) => CODE.map((code) => `${script}${code}`)),
  ...HOSTS.flatMap((host) => [`/organisation/verify?next=https://${host}`, `../../${host}`, `https%3A%2F%2F${host}`]),
]

/** Text that ends a header line and begins one of its own, where it is written as it came. */
const LINE_ENDS = [
  '\r\n',
  '\n',
  '\r',
  '%0d%0a',
  '%0a',
  '%0d',
  '%250d%250a',
  '\u560d\u560a',
  '\u2028',
  '\u0085',
  '\\r\\n',
  '\u0000\r\n',
]
const HEADERS = [
  'X-Injected: yes',
  'Set-Cookie: injected=yes',
  'Location: //evil.example',
  'Content-Length: 0',
  'Transfer-Encoding: chunked',
  'Access-Control-Allow-Origin: *',
  'Content-Type: text/html\r\n\r\n<script>alert(1)</script>',
  ' X-Injected: folded',
  '\r\nHTTP/1.1 200 OK\r\nX-Injected: yes',
]

/** More than a hundred texts for header injection. */
export const HEADER_INJECTIONS: readonly string[] = LINE_ENDS.flatMap((end) =>
  HEADERS.map((header) => `el${end}${header}`),
)
