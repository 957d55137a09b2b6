import { useLingui } from '@lingui/react/macro'
import type { PublicCount } from '@perga/contracts'
import { useFigureTexts } from './figure-texts.ts'

interface Bar {
  readonly label: string
  readonly count: PublicCount
}

const HEIGHT = 100
/** Counts that are not told exactly still show that there was something. */
const HINT_HEIGHT = 5

/** One kind over time. For screen readers it is one picture with its gist; every value stands in the table beside it. */
export function BarChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const { t } = useLingui()
  const text = useFigureTexts()
  const most = Math.max(0, ...bars.map(({ count }) => (typeof count === 'number' ? count : 0)))
  const peak = bars.find(({ count }) => count === most)
  const [highest, when] = [text.number(most), peak?.label]
  const gist = most === 0 ? text.sum(bars.map(({ count }) => count)) : t`most: ${highest}, ${when}`
  return (
    <figure className="figures__chart">
      <figcaption>
        {title} <span>{gist}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${title}: ${gist}`}
      >
        {bars.map(({ label, count }, index) => (
          <rect
            key={label}
            className={typeof count === 'number' ? 'figures__bar' : `figures__bar figures__bar--${count}`}
            {...{ x: index * 10 + 1, width: 8, ...extentOf(count, most) }}
          >
            <title>{`${label}: ${text.count(count)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="figures__ends" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  )
}

function extentOf(count: PublicCount, most: number): { y: number; height: number } {
  const height = typeof count === 'number' ? (most === 0 ? 0 : (count / most) * HEIGHT) : HINT_HEIGHT
  return { y: HEIGHT - height, height }
}
