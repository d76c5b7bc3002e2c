import { useQueryClient } from '@tanstack/react-query'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { vaccineRecords, vaccineRereads } from './api.ts'
import type { VaccinesView } from '../contract.ts'
import { checkDob, vaccinesAsk } from '../rules.ts'
import { readAgain } from '#src/browser/queries.ts'

type WhereToProps = {
  view: VaccinesView
  known: Known
  isChanging: boolean
  onDone: () => void
}
const whileUndecided = 'Leave it empty while you have not decided: you see what is usual.'
const whyBirth = 'Some vaccines are asked for below an age only, and it stands in your record.'

type Typed = { university: ComboboxOption | null; dob: string }

/** Where one goes, and how old one is: the list hangs on both. */
export function WhereTo({ view, known, isChanging, onDone }: WhereToProps) {
  const queries = useQueryClient()
  const elsewhere =
    known.of('university') === '' ? null : { id: known.of('university'), name: known.shown('university') }
  const likely = view.isChosen ? view.university : (view.university ?? elsewhere ?? view.suggested[0] ?? null)
  const form = useForm<Typed>({
    initial: { university: likely && { value: likely.id, label: likely.name }, dob: view.dob ?? known.of('birthDate') },
    check: ({ dob }) => {
      const wrong = checkDob(dob, view.today)
      return wrong === undefined ? {} : { dob: wrong }
    },
    submit: async ({ university, dob }) => {
      await vaccineRecords.tellDob({ dob })
      await vaccineRecords.choose({ university: university?.value ?? null })
      await readAgain(queries, ...vaccineRereads)
      onDone()
    },
  })
  const from = useOrigins('vaccines', vaccinesAsk, form.values)
  return (
    <Stack gap={4}>
      <p>Universities differ in what they ask for, and do not let you register for classes without the proof.</p>
      <FormFrame form={form} label="Where you go" from={from}>
        <UniversityField {...form.field('university')} hint={whileUndecided} />
        <DateInput {...form.field('dob')} label="Date of birth" hint={whyBirth} max={view.today} autoComplete="bday" />
        <Actions>
          <Button kind="primary" type="submit" busy={form.busy}>
            Show the list
          </Button>
          {isChanging && <Button onClick={onDone}>Keep it as it is</Button>}
        </Actions>
      </FormFrame>
    </Stack>
  )
}
