/** One thing to do on the guided tour. */
export interface TourStep {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The user name of whom one is meanwhile; null where nobody logs in. */
  readonly as: string | null
  readonly href: string
  readonly action: string
  /** Whether the details of the graduate are needed to fill a form in. */
  readonly asksForGraduate?: boolean
}

/** The tour in one language: the graduate's path, then the organisation's, then the inspector's. */
export interface TourContent {
  readonly parts: readonly { readonly title: string; readonly text: string; readonly steps: readonly TourStep[] }[]
}
