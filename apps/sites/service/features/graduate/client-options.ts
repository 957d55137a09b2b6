import type { ListedClient } from '@perga/contracts'
import type { Locale } from '@perga/domain'

interface ClientOption {
  readonly value: string
  readonly label: string
  readonly keywords: string
}

/**
 * The organisations as options: "any authenticated user" first, the others in the order of the language. Both names of an
 * organisation are searched, whichever is shown.
 */
export function clientOptions(clients: readonly ListedClient[], locale: Locale, anyUser: string): ClientOption[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' })
  const named = clients
    .filter((client) => client.kind === 'named')
    .map((client) => toOption(client, client[`display_name_${locale}`]))
    .sort((one, other) => collator.compare(one.label, other.label))
  const any = clients.filter((client) => client.kind === 'any-tax-user').map((client) => toOption(client, anyUser))
  return [...any, ...named]
}

const toOption = (client: ListedClient, label: string): ClientOption => ({
  value: client.name,
  label,
  keywords: `${client.display_name_el} ${client.display_name_en}`,
})
