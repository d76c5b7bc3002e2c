import type { Binding } from '#src/ui/binding.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { LegalLinks } from '../legal/screens/legal-links.tsx'
import { consentWording } from '../copy.ts'

/** Both that a new account needs, with what is accepted beside them. */
export const ConsentFields = ({ email, terms }: { email: Binding<boolean>; terms: Binding<boolean> }) => (
  <div className="stack-1">
    <Checkbox {...email} label={consentWording.email} />
    <Checkbox {...terms} label={consentWording.terms} />
    <LegalLinks />
  </div>
)
