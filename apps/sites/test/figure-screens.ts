import type { Figures, PublicCounts, TourAnswer } from '@perga/contracts'
import type { Screen } from './screen.ts'

const counts = (link: number): PublicCounts => ({
  ...{ link, oauth: 'few', inspection: 'withheld', 'holder-copy': 12, verification: 7 },
})
const twoDigits = (number: number) => String(number).padStart(2, '0')
const days = Array.from({ length: 30 }, (_, index) => `2026-10-${twoDigits(index + 1)}`)
const months = Array.from({ length: 12 }, (_, index) => `2026-${twoDigits(index + 1)}`)
const figures: Figures = {
  ...{ asOf: '2026-11-01T10:00:00.000Z', since: '2026-10-01', totals: counts(1840) },
  days: days.map((period, index) => ({ period, ...counts(10 + index) })),
  months: months.map((period, index) => ({ period, ...counts(200 + index) })),
  institutions: [
    {
      ...{ code: 'auth', name_el: 'Αριστοτέλειο Πανεπιστήμιο', name_en: 'Aristotle University' },
      ...{ answersNow: true, availability: 99.4, days: days.map((day) => ({ day, availability: 99.4 })) },
      failures: { timedOut: 'few', unreachable: 0, broken: 12 },
    },
  ],
}
const ELENI: NonNullable<TourAnswer['personas']>[number] = {
  ...{ userName: 'eleni', password: 'eleni', displayName: { el: 'Ελένη Δοκιμή', en: 'ELENI DOKIMI' } },
  shows: { el: 'Δύο τίτλοι', en: 'TWO DEGREES' },
  graduate: { number: '15039290109', birthDate: '1992-03-15', lastName: 'ΔΟΚΙΜΗ', firstName: 'ΕΛΕΝΗ' },
}

/** The pages of live figures and of the tour. */
export const FIGURE_SCREENS: Record<string, Screen> = {
  figures: { path: '/figures', answers: { 'GET /api/figures': () => ({ body: figures }) } },
  'figures, failed': { path: '/figures', answers: { 'GET /api/figures': () => ({ status: 500, body: {} }) } },
  tour: { path: '/tour', answers: { 'GET /api/tour': () => ({ body: { personas: [ELENI] } }) } },
  'tour, no test installation': { path: '/tour', answers: { 'GET /api/tour': () => ({ body: { personas: null } }) } },
}
