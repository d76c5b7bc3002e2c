import { useId, useState } from 'react'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import * as copy from '../forms/copy.ts'
import { filled, type FormName } from '../forms/rules.ts'
import type { Facts } from '../facts/rules.ts'

const options = Object.entries(copy.forms).map(([value, label]) => ({ value, label }))
const isForm = (name: string): name is FormName => name in copy.forms

/** What another site or a paper form wants, letter for letter. */
export function ToCopy({ facts }: { facts: Facts }) {
  const id = useId()
  const [form, setForm] = useState<FormName>('ds-160')
  return (
    <section className="stack-3" aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <p>{copy.lede}</p>
      <Select
        name="form"
        label={copy.choose}
        value={form}
        placeholder={null}
        options={options}
        onChange={chosen => setForm(isForm(chosen) ? chosen : form)}
      />
      <FormToCopy form={form} facts={facts} />
    </section>
  )
}

export function FormToCopy({ form, facts }: { form: FormName; facts: Facts }) {
  const items = filled(form, facts)
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
