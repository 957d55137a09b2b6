const KEY = 'clientId'

/** The organisation chosen in step 1, by its stable name, kept for the session (spec 1 §2). */
export const chosenClient = {
  read: (): string | null => sessionStorage.getItem(KEY),
  keep: (name: string | null): void => {
    if (name === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, name)
  },
}
