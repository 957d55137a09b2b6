interface LevelListProps {
  /** Said below the values. */
  readonly note?: string | null
  readonly rows: readonly { readonly level: string; readonly value: string }[]
}

/** A value for each of the three levels. */
export function LevelList({ rows, note = null }: LevelListProps) {
  return (
    <>
      <ul className="adopters__levels">
        {rows.map(({ level, value }) => (
          <li key={level}>
            {level}: <strong>{value}</strong>
          </li>
        ))}
      </ul>
      {note !== null && <p className="adopters__note">{note}</p>}
    </>
  )
}
