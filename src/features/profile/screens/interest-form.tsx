import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { UniversitiesField } from '#src/features/universities/screens/universities-field.tsx'
import type { InterestView } from '#src/features/people/applications/contract.ts'
import { checkInterest, interestAsks } from '#src/features/people/applications/rules.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { degreeChoices, degreeIn, useIntakes } from './intakes.ts'
import s from '#src/features/people/screens/profile.module.css'
import { applications } from '#src/features/people/screens/api.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { classes } from '#src/ui/classes.ts'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import { useRefresh } from './use-verb.ts'

type Values = { degree: string; branch: string; intake: string; universities: readonly ComboboxOption[] }

const valuesOf = ({ degree, branch, intake, universities }: InterestView): Values => ({
  degree: degree ?? '',
  branch,
  intake: intake ?? '',
  universities: universities.map(({ id, name }) => ({ value: id, label: name })),
})

const interestIn = ({ degree, branch, intake, universities }: Values) => ({
  degree: degreeIn(degree),
  branch,
  intake: intake || null,
  universities: universities.map(({ value }) => value),
})

/** What one thinks of, before there is an application. */
type InterestFormProps = { owner: string; interest: InterestView; known: Known }

export function InterestForm({ owner, interest, known }: InterestFormProps) {
  const refresh = useRefresh()
  const intakes = useIntakes(interest.intake)
  const saved = useSavedForm<Values>({
    name: 'profile/interest',
    owner,
    saved: valuesOf({
      ...interest,
      branch: interest.branch || known.of('programme'),
      intake: interest.intake ?? (known.of('intake') || null),
    }),
    check: values => checkInterest(interestIn(values)),
    save: async values => {
      await applications.changeInterest(interestIn(values))
      await refresh()
    },
  })
  const { form } = saved
  const from = useOrigins('interest', interestAsks, form.values)
  return (
    <section className={classes('heads-4 stack-4', s.part)} aria-label="What you are thinking of">
      <h2>What you are thinking of</h2>
      <Card>
        <FormFrame form={form} label="What you are thinking of" from={from}>
          <UniversitiesField {...form.field('universities')} label="Universities that interest you" optional />
          <TextInput {...form.field('branch')} label="Field" optional hint="Computer Science, Public Health, …" />
          <div className="stack-4 tiles-3 bottom lines-5">
            <Select {...form.field('degree')} label="Degree" options={degreeChoices} optional />
            <Select {...form.field('intake')} label="Intake" options={intakes.choices} optional />
            <Missing query={intakes.query} what="the intakes" />
          </div>
          <SaveBar saved={saved} />
        </FormFrame>
      </Card>
    </section>
  )
}
