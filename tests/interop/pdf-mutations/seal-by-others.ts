import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { java, python } from '../../../packages/ades/interop/tools.ts'
import type { TestWorld } from '../../../packages/ades/src/test-pki/test-world.ts'
import { foreignSubjects, PAGE, type Subject } from './subjects.ts'

/** The page sealed by EU DSS and by pyHanko with the keys and authorities of this run. */
export async function sealByOthers(world: TestWorld, folder: string): Promise<Subject[]> {
  const inputs: Record<string, Uint8Array | string> = {
    'root.der': world.root.der,
    'seal.der': world.seal.der,
    'issuing.der': world.issuing.der,
    'seal.p8': world.seal.key.export({ format: 'der', type: 'pkcs8' }),
    'payload.json': '{}',
    'document.pdf': readFileSync(PAGE),
  }
  for (const [name, content] of Object.entries(inputs)) writeFileSync(join(folder, name), content)
  await java('Seal', folder, world.addresses.tsa)
  await python('seal_pyhanko.py', folder, world.addresses.tsa)
  return foreignSubjects(world, folder)
}
