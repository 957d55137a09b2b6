import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** A catalogue and the folders whose texts it holds; pages of an area load it together with their code. */
const catalogue = (folder: string, include: readonly string[], exclude: readonly string[] = []) => ({
  path: `<rootDir>/${folder}/{locale}`,
  include: include.map((path) => `<rootDir>/${path}`),
  exclude: ['**/*.test.*', '**/catalogues/**', ...exclude.map((path) => `<rootDir>/${path}/**`)],
})

const features = (...names: string[]) => names.map((name) => `service/features/${name}`)

const graduate = features('graduate')
const organisation = features('organisation-menu', 'login', 'compass', 'reading', 'diploma', 'verification', 'check')
const publicPages = features(
  'archive',
  'institutions',
  'institution-lookup',
  'terms',
  'accessibility-statement',
  'guides',
  'news',
  'documentation',
  'figures',
  'tour',
  'video',
)

// Forms and what is common to them: the sites without any would load their texts for nothing.
const forms = ['shell/organisation-form', 'shell/form']

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['el', 'en'],
  catalogs: [
    catalogue('shell/catalogues', ['shell'], forms),
    // The frame holds every text of the service that is in no area of its own.
    catalogue('service/catalogues/frame', ['service'], [...graduate, ...organisation, ...publicPages]),
    catalogue('service/catalogues/graduate', graduate),
    catalogue('service/catalogues/organisation', organisation),
    catalogue('service/catalogues/public', publicPages),
    catalogue('authorization/catalogues', ['authorization']),
    catalogue('desk/catalogues', ['desk', ...forms]),
    catalogue('registration/catalogues', ['registration', ...forms]),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
