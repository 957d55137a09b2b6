import { useLingui } from '@lingui/react/macro'
import type { Service } from '@perga/contracts'

/** The name of a service for organisations. */
export function useServiceText(): (service: Service) => string {
  const { t } = useLingui()
  const texts: Record<Service, string> = {
    reading: t`Degrees through authorization`,
    inspection: t`Ex-officio degree check`,
  }
  return (service) => texts[service]
}
