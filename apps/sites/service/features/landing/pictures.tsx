const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 } as const

/** A degree with its ribbon. Decoration. */
export function DegreePicture() {
  return (
    <svg className="landing__picture" viewBox="0 0 96 96" aria-hidden="true" {...line}>
      <path fill="var(--color-tint)" d="M12 18h72v48H12z" />
      <path d="M24 31h34M24 41h26M24 51h18" />
      <circle cx="66" cy="54" r="11" fill="#fff" />
      <path d="M60 63v19l6-5 6 5V63M61 54l4 4 7-8" />
    </svg>
  )
}

/** A desk that reads a degree: a building and a magnifier. Decoration. */
export function OrganisationPicture() {
  return (
    <svg className="landing__picture" viewBox="0 0 96 96" aria-hidden="true" {...line}>
      <path fill="var(--color-tint)" d="M10 36 42 16l32 20v42H10z" />
      <path d="M6 78h72M10 36h64M22 46v22M36 46v22M50 46v10" />
      <circle cx="66" cy="62" r="14" fill="#fff" />
      <path d="m76 72 12 12M60 62l4 4 8-8" />
    </svg>
  )
}
