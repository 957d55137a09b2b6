import type { ClientStore } from '../organisations/clients/client-store.ts'

/**
 * The English name of a client whose Greek name stands in a diploma. Null where it has none, and where the client has been renamed
 * since: the two names of a page are those of one moment.
 */
export async function englishClientName(
  { id, nameEl }: { id: string; nameEl: string },
  clients: Pick<ClientStore, 'find'>,
): Promise<string | null> {
  const client = await clients.find(id)
  return client?.display_name_el === nameEl ? client.display_name_en : null
}
