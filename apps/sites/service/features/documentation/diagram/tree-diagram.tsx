import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { useMemo, useState } from 'react'
import type { Block } from '../../../content/documentation/guide-types.ts'
import { TreeList } from '../tree-list.tsx'
import { placeNarrow, placeWide } from './place-tree.ts'
import { TreePicture } from './tree-picture.tsx'
import { ZoomableTree } from './zoomable-tree.tsx'
import './diagram.css'

/** A tree as a picture, for a wide and for a narrow screen, and as a list: on request, and for screen readers always. */
export function TreeDiagram({ label, root }: Extract<Block, { kind: 'tree' }>) {
  const { t } = useLingui()
  const [isListShown, setListShown] = useState(false)
  const [wide, narrow] = useMemo(() => [placeWide(root), placeNarrow(root)], [root])
  return (
    <figure className="guide__tree">
      <figcaption>{label}</figcaption>
      <ZoomableTree tree={wide} label={t`Picture: ${label}`} />
      <svg className="diagram__narrow" viewBox={`-1 -1 ${narrow.width + 2} ${narrow.height + 2}`} aria-hidden="true">
        <TreePicture tree={narrow} isNarrow={true} />
      </svg>
      <Button variant="quiet" aria-expanded={isListShown} onClick={() => setListShown(!isListShown)}>
        {isListShown ? t`Hide the list` : t`Show as a list`}
      </Button>
      <div className={isListShown ? undefined : 'ui-visually-hidden'}>
        <TreeList root={root} />
      </div>
    </figure>
  )
}
