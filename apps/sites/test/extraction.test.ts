import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { expect, test } from 'vitest'

type Configuration = Parameters<typeof getCatalogs>[0]

// The reader of the configuration is a dependency of the command line, not of ours: it is taken from there.
const ofCommandLine = createRequire(createRequire(import.meta.url).resolve('@lingui/cli/api'))
const { getConfig }: { getConfig(options: { configPath: string }): Configuration } = ofCommandLine('@lingui/conf')

test('every text of the source stands in its catalogue, and no catalogue holds a text that is gone', async () => {
  const config = getConfig({ configPath: join(import.meta.dirname, '..', 'lingui.config.ts') })
  for (const catalogue of await getCatalogs(config)) {
    const used = Object.keys((await catalogue.collect()) ?? {}).sort()
    const { el = {} } = await catalogue.readAll()
    const held = Object.keys(el).filter((id) => !el[id]?.obsolete)
    expect(used.length).toBeGreaterThan(0)
    expect(held.sort(), `${catalogue.name ?? catalogue.path}: run "lingui extract --clean"`).toEqual(used)
  }
})
