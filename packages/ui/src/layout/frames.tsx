import type { ReactNode } from 'react'
import './frames.css'

interface FrameProps {
  readonly children: ReactNode
}

/** The whole page as a column: header, main, footer at the bottom of the screen or below. */
export function PageColumn({ children }: FrameProps) {
  return <div className="ui-page">{children}</div>
}

/** The centred page width. */
export function Container({ children }: FrameProps) {
  return <div className="ui-container">{children}</div>
}

/** The banner landmark with the page width inside. */
export function HeaderFrame({ children }: FrameProps) {
  return (
    <header className="ui-header">
      <Container>{children}</Container>
    </header>
  )
}

/** The main landmark; `id` is the target of the skip link. */
export function MainFrame({ id, children }: FrameProps & { readonly id: string }) {
  return (
    <main id={id} className="ui-main" tabIndex={-1}>
      <Container>{children}</Container>
    </main>
  )
}

/** The content-information landmark with the page width inside. */
export function FooterFrame({ children }: FrameProps) {
  return (
    <footer className="ui-footer">
      <Container>{children}</Container>
    </footer>
  )
}
