import './wizard-progress.css'

interface WizardProgressProps {
  readonly step: number
  readonly steps: number
  /** The words, e.g. "Step 1 of 3": the bars are decoration. */
  readonly label: string
}

/** How far the reader is in a sequence of steps. */
export function WizardProgress({ step, steps, label }: WizardProgressProps) {
  const parts = Array.from({ length: steps }, (_, index) => index + 1)
  return (
    <div className="ui-progress">
      <p className="ui-progress__text">{label}</p>
      <div className="ui-progress__track" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={`ui-progress__part${part <= step ? ' ui-progress__part--done' : ''}`} />
        ))}
      </div>
    </div>
  )
}
