import { readFileSync } from 'node:fs'
import { augmentJades } from '../src/jades/augment-jades.ts'
import { signJades } from '../src/jades/sign-jades.ts'
import { augmentPades } from '../src/pades/augment-pades.ts'
import { signPades } from '../src/pades/sign-pades.ts'
import { type FlipOutcome, flipJades, flipPades } from '../src/test-pki/flip-bytes.ts'
import { createTestWorld } from '../src/test-pki/test-world.ts'

// Alters one byte at a time of archived files of both formats and counts what validation says: node flip-bytes.ts [count].
const count = Number(process.argv[2] ?? 100_000)
const world = createTestWorld()
const payload = new TextEncoder().encode('{"title":"Πτυχίο","grade":"8.5"}')
const options = { trustAnchors: world.trustAnchors, validationTime: new Date(world.now.getTime() + 60_000) }
const signing = { signer: world.signer, signingTime: world.now }
const page = new Uint8Array(readFileSync(new URL('../src/pades/fixtures/typst-a3a.pdf', import.meta.url)))
const { jades } = await augmentJades(await signJades(payload, signing), 'B-LTA', world)
const { pdf } = await augmentPades(await signPades(page, signing), 'B-LTA', world)
const json = new TextEncoder().encode(JSON.stringify(jades))

const outcomes: Record<FlipOutcome, number> = { refused: 0, harmless: 0, 'accepted-changed': 0 }
const random = (below: number) => Math.floor(Math.random() * below)
for (let done = 0; done < count; done++) {
  const bits = 1 + random(255)
  const outcome =
    done % 2 === 0
      ? await flipJades(json, { at: random(json.length), bits }, { payload, options })
      : await flipPades(pdf, { at: random(pdf.length), bits }, options)
  outcomes[outcome]++
}
const value = outcomes['accepted-changed']
const goal = 'altered signed files accepted'
console.log(JSON.stringify({ goal, value, target: 0, unit: `of ${count}`, pass: value === 0, outcomes }))
process.exitCode = value === 0 ? 0 : 1
