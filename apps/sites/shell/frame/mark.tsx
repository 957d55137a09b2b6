/** The mark of the service: a sheet that is also a seal, with a tick. Decoration: the name stands beside it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path fill="currentColor" d="M4 3h32v24.5L20 38 4 27.5z" />
      <path fill="none" stroke="#fff" strokeWidth="4" d="M11 18.5l6.5 6.5L29.5 12" />
    </svg>
  )
}
