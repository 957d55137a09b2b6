/**
 * The Sunday of Easter of the Orthodox Church as a day of the Gregorian calendar, `YYYY-MM-DD`: the Julian computus (J. Meeus,
 * Astronomical Algorithms, ch. 9), moved by the days that the calendars differ; throws RangeError outside 1924 to 2199.
 */
export function orthodoxEaster(year: number): string {
  if (!Number.isInteger(year) || year < 1924 || year > 2199) throw new RangeError(`no Easter is known for ${year}`)
  const moon = (19 * (year % 19) + 15) % 30
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const dayOfMarch = moon + toSunday + 22
  const calendarsDiffer = year < 2100 ? 13 : 14
  return new Date(Date.UTC(year, 2, dayOfMarch + calendarsDiffer)).toISOString().slice(0, 10)
}
