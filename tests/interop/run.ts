import { printTable } from '../../packages/ades/interop/table.ts'
import { judgeByJose } from './judge-by-jose.ts'
import { sealDiplomas } from './seal-diplomas.ts'

await printTable({ makeFiles: sealDiplomas, judges: [judgeByJose] })
