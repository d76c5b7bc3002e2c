import { useReadWhen } from '#src/browser/reads.ts'
import { places } from '#src/features/places/screens/places.ts'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { said, type ControlProps } from './control.ts'

/** Of India and the US we know the states; of other countries one writes it. */
export function StateControl({ field, wizard }: ControlProps) {
  const code = field === 'destinationStateCode' ? 'US' : wizard.values.homeCountryCode
  const country = code === 'IN' || code === 'US' ? code : undefined
  const states = useReadWhen(country !== undefined, places.states, { country: country ?? 'US' })
  if (country === undefined) return <TextInput {...said(field)} {...wizard.bind(field)} />
  return (
    <>
      <Select
        {...said(field)}
        {...wizard.bind(field)}
        options={(states.data ?? []).map(state => ({ value: state.code, label: state.name }))}
      />
      <Missing query={states} what="the states" />
    </>
  )
}
