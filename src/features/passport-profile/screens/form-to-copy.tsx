import { useRead } from '#src/browser/reads.ts'
import { useKnown } from '#src/features/people/values/screens/use-known.ts'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../forms/copy.ts'
import type { Facts } from '../facts/rules.ts'
import { filled, type FormName } from '../forms/rules.ts'
import { completed } from '../values/rules.ts'
import { passportProfile } from './api.ts'

/** Beside a step that leads to the form. */
export function FormToCopy({ form }: { form: FormName }) {
  const profile = useRead(passportProfile.read)
  if (profile.data === undefined) return <Missing query={profile} what="your passport profile" />
  return <FilledForm form={form} facts={profile.data.facts} />
}

export function FilledForm({ form, facts }: { form: FormName; facts: Facts }) {
  const known = useKnown()
  const items = filled(form, known === undefined ? facts : completed(facts, known.all))
  const missing = items.filter(({ value, empty }) => value === '' && empty === undefined).map(({ label }) => label)
  const warnings = [...new Set(items.flatMap(({ warning }) => warning ?? []))]
  return (
    <>
      {warnings.map(warning => (
        <Notice key={warning} tone="waiting">
          {warning}
        </Notice>
      ))}
      <CopyList
        label={copy.forms[form]}
        missing={copy.missing}
        items={items.filter(({ value, empty }) => value !== '' || empty !== undefined)}
      />
      {missing.length > 0 && <p className="quiet">{copy.notGiven(missing.join(', '))}</p>}
    </>
  )
}
