export { useMoment } from '../../../shell/use-moment.ts'
