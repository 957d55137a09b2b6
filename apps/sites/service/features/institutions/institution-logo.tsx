import type { InstitutionMetadata } from '@perga/contracts'

/** The institution's own logo where we hold it, else its initial. Decoration: the name stands beside it. */
export function InstitutionLogo({ institution }: { readonly institution: InstitutionMetadata }) {
  const { logo, text } = institution
  // Images of other hosts are refused by the content security policy.
  if (logo?.startsWith('/') && !logo.startsWith('//')) {
    return <img className="adopters__logo" src={logo} alt="" width="48" height="48" loading="lazy" />
  }
  return (
    <span className="adopters__logo" aria-hidden="true">
      {text.name_el.slice(0, 1)}
    </span>
  )
}
