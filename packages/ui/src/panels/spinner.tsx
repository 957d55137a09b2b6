import './spinner.css'

/** Something is on its way; the label says what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className="ui-spinner" role="status">
      <span className="ui-spinner__ring" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
