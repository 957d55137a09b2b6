import { useLingui } from '@lingui/react/macro'
import type { TemplateTree } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { useId } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { BOX, layOutTree, type TreeBox } from './tree-layout.ts'
import { usePanZoom } from './use-pan-zoom.ts'

// What fits into a box at the size of its text.
const LETTERS = 25

/** The tree as a drawing to move about in (row T6); what it shows stands below it as text. */
export function TreeDiagram({ tree }: { readonly tree: TemplateTree }) {
  const { t } = useLingui()
  const locale = useLocale()
  const hintId = useId()
  const { view, frame, press, pointer, zoomIn, zoomOut, reset } = usePanZoom()
  return (
    <section aria-label={t`Diagram`}>
      <p id={hintId}>
        {t`Drag to move, turn the wheel to zoom. With the keyboard: arrows move, plus and minus zoom, 0 goes back.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys is no fieldset */}
      <div
        ref={frame}
        className="tree-diagram"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved about in with keys
        tabIndex={0}
        aria-label={t`Diagram of the tree`}
        aria-describedby={hintId}
        onKeyDown={press}
        {...pointer}
      >
        <svg aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            {layOutTree(tree).map((box) => (
              <Box key={box.key} box={box} text={textOf(box, locale)} />
            ))}
          </g>
        </svg>
      </div>
      <Actions>
        <Button variant="secondary" onClick={zoomIn}>{t`Zoom in`}</Button>
        <Button variant="secondary" onClick={zoomOut}>{t`Zoom out`}</Button>
        <Button variant="secondary" onClick={reset}>{t`Back to the start`}</Button>
      </Actions>
    </section>
  )
}

function Box({ box: { x, y, parent }, text }: { readonly box: TreeBox; readonly text: string }) {
  const middle = BOX.height / 2
  return (
    <>
      {parent !== null && (
        <path d={`M ${parent.x + BOX.width} ${parent.y + middle} H ${x - BOX.columnGap / 2} V ${y + middle} H ${x}`} />
      )}
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={3} />
      <text x={x + 10} y={y + 22}>
        {text}
      </text>
    </>
  )
}

const textOf = ({ name, count }: TreeBox, locale: Locale) =>
  count === null ? shortened(name[locale]) : `${shortened(name[locale])} (${count})`

const shortened = (text: string) => (text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text)
