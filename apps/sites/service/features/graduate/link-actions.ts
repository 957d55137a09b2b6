/** The address that a graduate gives away: origin, `/o/`, code (spec 1 §2). */
export const accessLinkAddress = (origin: string, code: string) => `${origin}/o/${encodeURIComponent(code)}`
