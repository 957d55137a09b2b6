/** How something stands: the four tones of panels and verdicts. */
export type Tone = 'info' | 'warning' | 'error' | 'success'

const SHAPES: Record<Tone, string> = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.4v.2M12 11v6',
  warning: 'M12 3.5 22 20.5H2zM12 10v5m0 2.3v.2',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.7 8.7l6.6 6.6m0-6.6-6.6 6.6',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.8 12.3l3 3 5.5-6',
}

/** The sign of a tone, in the colour of its surroundings. Decoration: words say the same. */
export function Sign({ tone }: { readonly tone: Tone }) {
  return (
    <svg className="ui-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[tone]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" />
    </svg>
  )
}
