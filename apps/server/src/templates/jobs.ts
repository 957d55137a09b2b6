import type { JobDefinition } from '../platform/jobs.ts'
import { type ReleaseVersionsDependencies, releaseVersions } from './release-versions.ts'

/** Signs approved versions: soon after an approval, and each minute what was left. */
export const RELEASE_TEMPLATES = 'release-templates'

/** The registry's work in the background. */
export function templateJobs(dependencies: ReleaseVersionsDependencies): JobDefinition[] {
  return [{ name: RELEASE_TEMPLATES, schedule: '* * * * *', run: () => releaseVersions(dependencies) }]
}
