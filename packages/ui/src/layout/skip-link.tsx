import './skip-link.css'

/** The first stop of the keyboard: jumps over the header to the element with the id `target`. */
export function SkipLink({ target, label }: { readonly target: string; readonly label: string }) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      {label}
    </a>
  )
}
