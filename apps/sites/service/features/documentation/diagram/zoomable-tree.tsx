import { useLingui } from '@lingui/react/macro'
import { ZoomablePicture } from '@perga/ui/drawing/zoomable-picture'
import type { PlacedTree } from './place-tree.ts'
import { TreePicture } from './tree-picture.tsx'

/** The picture for a wide screen, which can be moved and enlarged. */
export function ZoomableTree({ tree, label }: { readonly tree: PlacedTree; readonly label: string }) {
  const { t } = useLingui()
  return (
    <div className="diagram__wide">
      <ZoomablePicture
        drawing={{ size: tree, start: tree }}
        label={label}
        texts={{
          controls: t`Controls of the picture`,
          hint: t`Drag to move, turn the wheel to enlarge; or use the arrow keys, + and −, and 0 for the whole.`,
          ...{ enlarge: t`Enlarge`, reduce: t`Reduce`, start: t`Show the whole picture` },
          ...{ left: t`Move left`, right: t`Move right`, up: t`Move up`, down: t`Move down` },
        }}
      >
        <TreePicture tree={tree} isNarrow={false} />
      </ZoomablePicture>
    </div>
  )
}
