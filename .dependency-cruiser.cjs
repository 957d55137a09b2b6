/** The directions of `docs/architecture.md`: who may import whom. Type imports count. */
const feature = (name, mayImport, mayRead = []) => {
  const own = ['platform', name, ...mayImport].map((folder) => `${folder}/`)
  const views = mayRead.map((folder) => `${folder}/published\\.ts$`)
  return {
    name: `server-${name}`,
    comment: `apps/server/src/${name} may import ${['platform', ...mayImport].join(', ')} of the server and read the published views of ${mayRead.join(', ') || 'no other feature'}`,
    severity: 'error',
    from: { path: `^apps/server/src/${name}/`, pathNot: '\\.test\\.ts$|/testing/' },
    to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(${[...own, ...views].join('|')})` },
  }
}

const packageRule = (name, mayImport) => ({
  name: `package-${name}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...mayImport].join('|')})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\./)?src/.*\\.po$|^(@napi-rs/canvas|pdfjs-dist)' },
    },
    packageRule('domain', []),
    packageRule('ades', []),
    packageRule('ui', []),
    packageRule('client', []),
    packageRule('contracts', ['domain']),
    packageRule('connectors', ['domain']),
    packageRule('institution-kit', ['domain', 'connectors']),
    feature('seals', []),
    feature('identity', []),
    feature('directory', []),
    feature('staff', ['identity', 'directory']),
    feature('sources', ['directory']),
    feature('attachments', []),
    feature('helpdesk', ['identity', 'directory', 'staff', 'templates', 'attachments']),
    feature('tour', []),
    feature('figures', ['directory', 'sources'], ['releases']),
    feature('templates', ['directory', 'staff']),
    feature('organisations', ['identity', 'directory']),
    feature('enquiries', ['identity', 'directory', 'organisations'], ['releases', 'inspections']),
    feature('diplomas', ['directory', 'templates', 'sources']),
    feature('releases', ['seals', 'diplomas'], ['identity', 'organisations', 'authorizations']),
    feature('receipts', ['identity', 'releases'], ['staff', 'organisations', 'authorizations', 'inspections']),
    feature(
      'holder',
      [
        'identity',
        'directory',
        'templates',
        'diplomas',
        'releases',
        'authorizations',
        'receipts',
        'documents',
        'helpdesk',
      ],
      ['organisations'],
    ),
    feature('authorizations', ['identity', 'organisations', 'diplomas']),
    feature('readings', ['organisations', 'authorizations', 'diplomas', 'releases']),
    feature('oauth', ['identity', 'organisations', 'authorizations', 'diplomas', 'releases', 'directory']),
    feature(
      'inspections',
      ['identity', 'organisations', 'directory', 'templates', 'sources', 'diplomas', 'releases', 'helpdesk'],
      ['staff'],
    ),
    feature('oversight', [], ['inspections', 'organisations', 'receipts', 'staff', 'directory']),
    feature('documents', ['seals', 'organisations', 'diplomas', 'releases'], ['authorizations']),
    feature('verification', ['organisations', 'diplomas', 'releases', 'templates']),
    {
      name: 'nothing-imports-the-wiring',
      comment: 'wiring, commands and configuration stand above the features',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(wiring|commands|configuration|main\\.ts)|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/(wiring|commands|configuration)/' },
    },
    {
      name: 'own-tables',
      comment: "a feature's tables.ts is its own: others read published.ts or call a function",
      severity: 'error',
      from: { path: '^apps/server/src/([^/]+)/', pathNot: '^apps/server/src/testing/every-table\\.ts$' },
      to: { path: '^apps/server/src/[^/]+/tables\\.ts$', pathNot: '^apps/server/src/$1/' },
    },
    {
      name: 'every-table',
      comment: 'all tables together are for tests, seeds and measurements',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^apps/server/src/testing/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'product-never-imports-sandbox',
      severity: 'error',
      from: { path: '^(packages|apps/(server|sites))/', pathNot: '\\.test\\.tsx?$|^apps/sites/test/' },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'sites-import-domain-contracts-client-ui',
      severity: 'error',
      from: { path: '^apps/sites/', pathNot: '^apps/sites/test/' },
      to: { path: '^(packages|apps)/', pathNot: '^(packages/(domain|contracts|client|ui)|apps/sites)/' },
    },
    {
      name: 'sites-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/sites/(service|authorization|registration|desk)/' },
      to: { path: '^apps/sites/(service|authorization|registration|desk)/', pathNot: '^apps/sites/$1/' },
    },
    {
      name: 'shell-knows-no-site',
      severity: 'error',
      from: { path: '^apps/sites/shell/' },
      to: { path: '^apps/sites/(service|authorization|registration|desk)/' },
    },
    {
      name: 'one-way-out',
      comment: 'only the HTTP client speaks to other systems',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/http-client\\.ts$|\\.test\\.ts$' },
      to: { path: '^(node_modules/undici/|undici$|node:https?$)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.vite)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
