import type { Binding } from '#src/ui/binding.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { LegalLinks } from '../legal/screens/legal-links.tsx'
import { useEntryWords } from './use-words.ts'

/** Both that a new account needs, with what is accepted beside them. */
export function ConsentFields({ email, terms }: { email: Binding<boolean>; terms: Binding<boolean> }) {
  const { words, languageOf } = useEntryWords()
  const { consentWording, links } = words
  return (
    <div className="stack-1" lang={languageOf('consentWording')}>
      <Checkbox {...email} label={consentWording.email} />
      <Checkbox {...terms} label={consentWording.terms} />
      <LegalLinks words={links} />
    </div>
  )
}
