import type { Locale } from '@perga/domain'

/** What an operator changes without touching a page: names, contact, and where the sites stand. */
export interface SiteSettings {
  readonly serviceName: Record<Locale, string>
  readonly providerName: Record<Locale, string>
  readonly contact: { readonly email: string; readonly phone: string }
  readonly addresses: {
    readonly authorization: string
    readonly registration: string
    readonly templateTool: string
    /** Where degree holders ask about degrees that are missing or wrong. */
    readonly supportRequests: string
    /** Where the staff of institutions answer them. */
    readonly supportDesk: string
    readonly developersGuide: string
  }
}

export const siteSettings: SiteSettings = {
  serviceName: { el: 'Ψηφιακοί τίτλοι σπουδών', en: 'Digital Diplomas' },
  providerName: { el: 'Δίκτυο Πανεπιστημίων', en: 'University Network' },
  contact: { email: 'support@perga.example', phone: '+30 210 000 0000' },
  addresses: {
    authorization: '/authorization',
    registration: '/registration/',
    templateTool: '/desk/templates',
    supportRequests: '/authorization/data/requests',
    supportDesk: '/desk/requests',
    developersGuide: '/documentation/developers',
  },
}
