/** The address that checks a printed degree: the identifier stands in the fragment, which no server sees (row V3). */
export const verificationAddress = (origin: string, identifier: string) => `${origin}/v#${identifier}`
