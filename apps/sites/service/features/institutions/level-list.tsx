interface LevelListProps {
  readonly rows: readonly { readonly level: string; readonly value: string }[]
}

/** A value for each of the three levels. */
export function LevelList({ rows }: LevelListProps) {
  return (
    <ul className="adopters__levels">
      {rows.map(({ level, value }) => (
        <li key={level}>
          {level}: <strong>{value}</strong>
        </li>
      ))}
    </ul>
  )
}
