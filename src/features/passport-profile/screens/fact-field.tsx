import { useReadWhen } from '#src/browser/reads.ts'
import { countryChoices, places } from '#src/features/places/screens/places.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { Select, type Choice } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import type { FactName } from '../facts/rules.ts'

export type Values = Record<FactName, string>

type FactFieldProps = { name: FactName; form: Form<Values> }

const days: ReadonlySet<FactName> = new Set([
  'bornOn',
  'passportIssuedOn',
  'passportExpiresOn',
  'fatherBornOn',
  'motherBornOn',
])
const chosen: { readonly [name in FactName]?: readonly Choice[] } = {
  ...Object.fromEntries(
    Object.entries(copy.choices).map(([name, choices]) => [
      name,
      Object.entries(choices).map(([value, label]) => ({ value, label })),
    ]),
  ),
  birthCountry: countryChoices,
  citizenship: countryChoices,
  homeCountry: countryChoices,
}

/** One fact in the box that fits it. */
export function FactField({ name, form }: FactFieldProps) {
  const field = { ...form.field(name), label: copy.labels[name], hint: copy.hints[name] }
  const choices = chosen[name]
  if (name === 'i20Signed') return <Signed form={form} />
  if (days.has(name)) return <DateInput {...field} />
  if (choices !== undefined) return <Select {...field} options={[{ value: '', label: 'Not given' }, ...choices]} />
  if (name === 'homeState' || name === 'usState') return <StateField name={name} form={form} />
  return <TextInput {...field} autoComplete="off" maxLength={120} />
}

function StateField({ name, form }: { name: 'homeState' | 'usState'; form: Form<Values> }) {
  const country = name === 'usState' ? 'US' : 'IN'
  const isKnown = name === 'usState' || form.values.homeCountry === '' || form.values.homeCountry === 'IN'
  const states = useReadWhen(isKnown, places.states, { country })
  const field = { ...form.field(name), label: copy.labels[name] }
  if (!isKnown) return <TextInput {...field} maxLength={60} />
  const options = (states.data ?? []).map(({ code, name: label }) => ({ value: code, label }))
  return (
    <>
      <Select {...field} options={[{ value: '', label: 'Not given' }, ...options]} />
      <Missing query={states} what="the states" />
    </>
  )
}

function Signed({ form }: { form: Form<Values> }) {
  const { value, onChange, ...field } = form.field('i20Signed')
  return (
    <Checkbox
      {...field}
      label={copy.labels.i20Signed}
      value={value === 'yes'}
      onChange={isTicked => onChange(isTicked ? 'yes' : '')}
    />
  )
}
