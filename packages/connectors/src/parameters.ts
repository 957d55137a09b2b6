import type { Bind, ViewDialect } from './dialects/dialect.ts'

/** The parameters of a statement in the making, in the order in which they are bound. */
export function parameters({ placeholder }: Pick<ViewDialect, 'placeholder'>): { values: string[]; bind: Bind } {
  const values: string[] = []
  return { values, bind: (value) => placeholder(values.push(value)) }
}
