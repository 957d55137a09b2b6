/** Ends of links are told in the time of the country, wherever the reader is. */
export const GREEK_TIME = 'Europe/Athens'
