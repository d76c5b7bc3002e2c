import { useId, useState } from 'react'
import { Select } from '#src/ui/select.tsx'
import * as copy from '../forms/copy.ts'
import type { FormName } from '../forms/rules.ts'
import type { Facts } from '../facts/rules.ts'
import { FilledForm } from './form-to-copy.tsx'

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
      <FilledForm form={form} facts={facts} />
    </section>
  )
}
