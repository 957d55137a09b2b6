export { useChange } from '../../../shell/use-change.ts'
