import './code-text.css'

/** A code or address to be read and copied exactly; one click selects all of it. */
export function CodeText({ children }: { readonly children: string }) {
  return (
    <code className="ui-code" translate="no">
      {children}
    </code>
  )
}
