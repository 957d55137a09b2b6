import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { type Drawing, START, visible } from './drawing-view.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import './zoomable-picture.css'

/** What the picture's controls are called. */
export interface ZoomTexts {
  readonly controls: string
  readonly hint: string
  readonly enlarge: string
  readonly reduce: string
  readonly left: string
  readonly right: string
  readonly up: string
  readonly down: string
  readonly start: string
}

interface ZoomablePictureProps {
  readonly drawing: Drawing
  readonly label: string
  readonly texts: ZoomTexts
  /** SVG in the measure of `drawing.size`; what it shows stands as text elsewhere. */
  readonly children: ReactNode
}

/** A drawing that is moved and enlarged; buttons serve those who cannot drag (WCAG 2.2, 2.5.7), and nobody is caught in it. */
export function ZoomablePicture({ drawing, label, texts, children }: ZoomablePictureProps) {
  const hint = useId()
  const zoomable = usePanZoom(drawing)
  const { view, surface, pointing } = zoomable
  const { width, height } = visible(view, drawing)
  const isMovable = view.scale > START.scale || drawing.size.width > width || drawing.size.height > height
  return (
    <>
      <Controls zoomable={zoomable} texts={texts} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a picture with keys of its own */}
      <div
        className="ui-zoomable"
        role="group"
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse moves the picture by keys
        tabIndex={0}
        onKeyDown={zoomable.onKeyDown}
      >
        <svg
          ref={surface}
          className={isMovable ? 'ui-zoomable__picture ui-zoomable__picture--movable' : 'ui-zoomable__picture'}
          viewBox={`${view.x} ${view.y} ${width} ${height}`}
          aria-hidden="true"
          {...pointing}
        >
          {children}
        </svg>
      </div>
      <p className="ui-zoomable__hint" id={hint}>
        {texts.hint}
      </p>
    </>
  )
}

interface ControlsProps {
  readonly zoomable: ReturnType<typeof usePanZoom>
  readonly texts: ZoomTexts
}

function Controls({ zoomable, texts }: ControlsProps) {
  const { zoomIn, zoomOut, showStart, panTo } = zoomable
  const controls = [
    { sign: '+', name: texts.enlarge, act: zoomIn },
    { sign: '−', name: texts.reduce, act: zoomOut },
    { sign: '←', name: texts.left, act: () => panTo('ArrowLeft') },
    { sign: '→', name: texts.right, act: () => panTo('ArrowRight') },
    { sign: '↑', name: texts.up, act: () => panTo('ArrowUp') },
    { sign: '↓', name: texts.down, act: () => panTo('ArrowDown') },
    { sign: '⤢', name: texts.start, act: showStart },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="ui-zoomable__controls" role="group" aria-label={texts.controls}>
      {controls.map(({ sign, name, act }) => (
        <button key={sign} type="button" title={name} onClick={act}>
          <span aria-hidden="true">{sign}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
