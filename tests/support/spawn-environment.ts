import { fileURLToPath } from 'node:url'

/**
 * What a spawned program of ours has in its environment beside its settings: where programs are found, and where Node keeps what
 * it compiled, which spares each start almost half of its time.
 */
export const SPAWN_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
}
