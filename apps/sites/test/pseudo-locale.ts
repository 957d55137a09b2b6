import type { Plugin } from 'vite'

/** Marks a text as translated: whatever stands on a page without these brackets did not come from a catalogue. */
export const PSEUDO = { start: '⟦', end: '⟧' } as const

/** Puts brackets around every message of the compiled English catalogues. */
export function pseudoLocale(): Plugin {
  return {
    name: 'perga-pseudo-locale',
    enforce: 'post',
    transform(code, id) {
      if (!/\/catalogues\/(\w+\/)?en\.po$/.test(id)) return null
      const compiled = /JSON\.parse\((["'`])(?:\\.|(?!\1)[^\\])*\1\)/s.exec(code)
      if (compiled?.[0] === undefined) throw new Error(`no compiled messages in ${id}`)
      return code.replace(compiled[0], () => `(${JSON.stringify(bracket(code, compiled[0]))})`)
    },
  }
}

function bracket(code: string, expression: string): Record<string, unknown[]> {
  if (!code.includes(expression)) throw new Error('the messages are not in the code')
  // The catalogue compiler writes `JSON.parse("…")`: a literal of our own build, evaluated to get its object.
  const messages = new Function(`return ${expression}`)() as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tokens = Array.isArray(message) ? message : [message]
      return [id, [PSEUDO.start, ...tokens, PSEUDO.end]]
    }),
  )
}
