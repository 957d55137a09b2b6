import type { ReactNode } from 'react'
import { encode } from 'uqr'
import './qr.css'

interface QrProps {
  /** What a camera reads. */
  readonly content: string
  /** What the picture is, for a screen reader. */
  readonly label: string
  /** The twin in text: the same content as words or a link. */
  readonly children: ReactNode
}

/** A QR code (ISO/IEC 18004) drawn as one path, always with its twin in text. */
export function Qr({ content, label, children }: QrProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 })
  return (
    <figure className="ui-qr">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path fill="#000" d={drawModules(data)} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((part) => part !== '')
    .join('')
}
