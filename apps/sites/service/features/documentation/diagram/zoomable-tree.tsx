import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import { useId } from 'react'
import type { PlacedTree } from './place-tree.ts'
import { TreePicture } from './tree-picture.tsx'
import { usePanZoom } from './use-pan-zoom.ts'
import { visible } from './view.ts'

/** The picture for a wide screen, which can be moved and enlarged. */
export function ZoomableTree({ tree, label }: { readonly tree: PlacedTree; readonly label: string }) {
  const { t } = useLingui()
  const hint = useId()
  const zoomable = usePanZoom(tree)
  const { view, surface, pointing } = zoomable
  const { width, height } = visible(view, tree)
  return (
    <div className="diagram__wide">
      <Controls zoomable={zoomable} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a picture with keys of its own */}
      <div
        className="diagram__frame"
        role="group"
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse moves the picture by keys
        tabIndex={0}
        onKeyDown={zoomable.onKeyDown}
      >
        <svg
          ref={surface}
          className={view.scale > 1 ? 'diagram__picture diagram__picture--enlarged' : 'diagram__picture'}
          viewBox={`${view.x} ${view.y} ${width} ${height}`}
          aria-hidden="true"
          {...pointing}
        >
          <TreePicture tree={tree} isNarrow={false} />
        </svg>
      </div>
      <p className="diagram__hint" id={hint}>
        {t`Drag to move, turn the wheel to enlarge; or use the arrow keys, + and −, and 0 for the whole.`}
      </p>
    </div>
  )
}

function Controls({ zoomable }: { readonly zoomable: ReturnType<typeof usePanZoom> }) {
  const { t } = useLingui()
  const { zoomIn, zoomOut, showWhole, panTo } = zoomable
  const controls = [
    { sign: '+', name: t`Enlarge`, act: zoomIn },
    { sign: '−', name: t`Reduce`, act: zoomOut },
    { sign: '←', name: t`Move left`, act: () => panTo('ArrowLeft') },
    { sign: '→', name: t`Move right`, act: () => panTo('ArrowRight') },
    { sign: '↑', name: t`Move up`, act: () => panTo('ArrowUp') },
    { sign: '↓', name: t`Move down`, act: () => panTo('ArrowDown') },
    { sign: '⤢', name: t`Show the whole picture`, act: showWhole },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="diagram__controls" role="group" aria-label={t`Controls of the picture`}>
      {controls.map(({ sign, name, act }) => (
        <button key={sign} type="button" title={name} onClick={act}>
          <span aria-hidden="true">{sign}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
