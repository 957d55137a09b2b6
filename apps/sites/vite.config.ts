import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './prerender/plugin.ts'
import { evaluateRules } from './rules-plugin.ts'

const site = (page: string) => new URL(page, import.meta.url).pathname
// Named, because builds are also started from the root of the project.
const texts = { configPath: site('lingui.config.ts') }

export default defineConfig({
  root: site('./'),
  plugins: [
    evaluateRules(),
    react(),
    lingui({ failOnMissing: false, ...texts }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(texts) }, texts)] }),
    prerender(),
  ],
  define: { BUILD_TIME: Date.now() },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // An inlined asset is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file for what never changes between releases; it also compresses better than three.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|use-sync-external-store)\//,
            },
          ],
        },
      },
      input: {
        service: site('index.html'),
        authorization: site('authorization/index.html'),
        desk: site('desk/index.html'),
        registration: site('registration/index.html'),
      },
    },
  },
})
