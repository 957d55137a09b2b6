import { useLingui } from '@lingui/react/macro'
import type { TemplateTree } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { ZoomablePicture, type ZoomTexts } from '@perga/ui/drawing/zoomable-picture'
import { useMemo } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { BOX, layOutTree, sizeOf, startOf, type TreeBox } from './tree-layout.ts'
import { useWidth } from './use-width.ts'

// What fits into a box at the size of its text.
const LETTERS = 25

/** The tree as a drawing to move about in (row T6); what it shows stands below it as text. */
export function TreeDiagram({ tree }: { readonly tree: TemplateTree }) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useZoomTexts()
  const { element, width } = useWidth()
  const boxes = useMemo(() => layOutTree(tree), [tree])
  const drawing = useMemo(() => {
    const size = sizeOf(boxes)
    return { size, start: startOf(size, width) }
  }, [boxes, width])
  return (
    <section ref={element} className="tree-diagram" aria-label={t`Diagram`}>
      <ZoomablePicture drawing={drawing} label={t`Diagram of the tree`} texts={texts}>
        {boxes.map((box) => (
          <Box key={box.key} box={box} text={textOf(box, locale)} />
        ))}
      </ZoomablePicture>
    </section>
  )
}

function useZoomTexts(): ZoomTexts {
  const { t } = useLingui()
  return {
    controls: t`Controls of the diagram`,
    hint: t`Drag to move, turn the wheel to zoom. With the keyboard: arrows move, plus and minus zoom, 0 goes back.`,
    ...{ enlarge: t`Zoom in`, reduce: t`Zoom out`, start: t`Back to the start` },
    ...{ left: t`Move left`, right: t`Move right`, up: t`Move up`, down: t`Move down` },
  }
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
