import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import './button.css'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'

const classOf = (variant: Variant) => (variant === 'primary' ? 'ui-button' : `ui-button ui-button--${variant}`)

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  readonly variant?: Variant
  /** Announced as disabled and does nothing, yet stays reachable, so that its hint can be read. */
  readonly unavailable?: boolean
}

/** A button. It is never `disabled`: an unavailable one keeps the focus and ignores the click. */
export function Button({ variant = 'primary', unavailable = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (unavailable) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classOf(variant)}
      aria-disabled={unavailable || undefined}
      onClick={click}
    />
  )
}

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly variant?: Variant
  readonly href: string
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ variant = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf(variant)}>
      {children}
    </a>
  )
}

/** The row of buttons at the end of a page or form; full width on a small screen. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="ui-actions">{children}</div>
}
