import type { InstitutionAvailability } from '@perga/contracts'
import { useFigureTexts } from './figure-texts.ts'

/** From this share on a day counts as good, below the other one as bad. */
const GOOD = 99
const BAD = 90

/** Thirty days at a glance; in words they stand beside it. */
export function AvailabilityStrip({ days }: Pick<InstitutionAvailability, 'days'>) {
  const text = useFigureTexts()
  return (
    <svg
      className="figures__strip"
      viewBox={`0 0 ${days.length * 10} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, availability }, index) => (
        <rect
          key={day}
          className={`figures__day figures__day--${gradeOf(availability)}`}
          {...placeOf(index, availability)}
        >
          <title>{`${text.period(day)}: ${availability === null ? '–' : text.share(availability)}`}</title>
        </rect>
      ))}
    </svg>
  )
}

function gradeOf(availability: number | null): 'unknown' | 'good' | 'fair' | 'bad' {
  if (availability === null) return 'unknown'
  if (availability >= GOOD) return 'good'
  return availability >= BAD ? 'fair' : 'bad'
}

// Lower bars are worse days: the strip is read without its colours too.
const HEIGHTS = { unknown: 4, good: 40, fair: 28, bad: 16 }

function placeOf(index: number, availability: number | null) {
  const height = HEIGHTS[gradeOf(availability)]
  return { x: index * 10 + 1, width: 8, y: 40 - height, height }
}
