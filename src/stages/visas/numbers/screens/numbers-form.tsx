import { useUser } from '#src/features/accounts/screens/session.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useReadAgain, visaNumbers } from '#src/stages/visas/screens/api.ts'
import type { NumbersView } from '../contract.ts'
import { hints, labels, savedWords } from '../copy.ts'
import { asPrinted } from '#src/features/passport-profile/shapes/rules.ts'
import { checkNumbers, type NumberName } from '../rules.ts'

type Values = Record<NumberName, string>

/** The numbers that this step needs; what is typed is kept on this device until it is saved. */
export function NumbersForm({ known, names }: { known: NumbersView; names: readonly NumberName[] }) {
  const readAgain = useReadAgain()
  const saved = useSavedForm<Values>({
    name: `visa-numbers-${names.join('-')}`,
    owner: useUser()?.id ?? '',
    saved: valuesOf(known),
    check: checkNumbers,
    save: async values => {
      await visaNumbers.change(Object.fromEntries(names.map(name => [name, values[name]])))
      await readAgain()
    },
    becomes: values => ({ ...values, ...Object.fromEntries(names.map(name => [name, asPrinted(values[name])])) }),
  })
  const { form } = saved
  return (
    <FormFrame form={form} label={names.map(name => labels[name]).join(' and ')}>
      <div className="stack-4 tiles-4 bottom">
        {names.map(name => (
          <TextInput
            key={name}
            {...form.field(name)}
            label={labels[name]}
            hint={hints[name]}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        ))}
      </div>
      <p className="faint">{savedWords}</p>
      <SaveBar saved={saved} isQuiet />
    </FormFrame>
  )
}

const valuesOf = ({ numbers }: NumbersView): Values => ({
  sevisId: numbers.sevisId ?? '',
  schoolCode: numbers.schoolCode ?? '',
  applicationId: numbers.applicationId ?? '',
  barcode: numbers.barcode ?? '',
})
