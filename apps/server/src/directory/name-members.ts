/** Finds the names of members of the provider by their ids; who is unknown is left out. The feature that knows the staff gives this. */
export type NameMembers = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
