/** A driver that only some institutions need is not installed. The message says in both languages what to do. */
export class DriverMissing extends Error {
  override name = 'DriverMissing'
  readonly texts: { readonly el: string; readonly en: string }

  constructor(driver: string, options: ErrorOptions) {
    const texts = {
      el: `Για αυτή τη βάση χρειάζεται το πακέτο ${driver}. Εγκαταστήστε το με npm install ${driver} και ξεκινήστε πάλι.`,
      en: `This database needs the package ${driver}. Install it with npm install ${driver} and start again.`,
    }
    super(`${texts.el} / ${texts.en}`, options)
    this.texts = texts
  }
}

/** Loads an optional driver at its first use; throws {@link DriverMissing}. */
export async function loadDriver(name: 'oracledb' | 'tedious'): Promise<unknown> {
  try {
    const loaded: { default?: unknown } = await import(name)
    return loaded.default ?? loaded
  } catch (cause) {
    throw new DriverMissing(name, { cause })
  }
}
