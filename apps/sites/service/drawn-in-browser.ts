/**
 * Pages of which no file is made at build time, because this browser's session decides what they show first: what was
 * chosen, who is logged in, what stands in the fragment. Every other page without a parameter is made.
 */
export const drawnInBrowser: readonly string[] = [
  '/graduate/2',
  '/graduate/3',
  '/graduate/complete',
  '/organisation',
  '/organisation/check',
  '/organisation/check/hand-overs',
  '/organisation/redirect/logout',
  '/organisation/verify',
  '/v',
]
