import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const catalogue = (site: string) => ({
  path: `<rootDir>/${site}/catalogues/{locale}`,
  include: [`<rootDir>/${site}`],
  exclude: ['**/*.test.*', '**/catalogues/**'],
})

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['el', 'en'],
  catalogs: [catalogue('shell'), catalogue('service'), catalogue('authorization')],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
