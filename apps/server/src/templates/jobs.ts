import type { JobDefinition } from '../platform/jobs.ts'
import { signVersions, type VersionSigning } from './sign-versions.ts'

/** Signs approved versions: soon after an approval, and each minute what was left. Its queue keeps its first name: jobs wait in it. */
export const SIGN_VERSIONS = 'release-templates'

/** The registry's work in the background. */
export function templateJobs(dependencies: VersionSigning): JobDefinition[] {
  return [{ name: SIGN_VERSIONS, schedule: '* * * * *', run: () => signVersions(dependencies) }]
}
