import { FormFrame } from '#src/ui/form-frame.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import type { ApplicationView } from '#src/features/people/applications/contract.ts'
import * as copy from '#src/features/people/applications/copy.ts'
import { applicationAsks, checkApplication, outcomes, type Outcome } from '#src/features/people/applications/rules.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { degreeChoices, degreeIn, useIntakes } from './intakes.ts'
import { applications } from '#src/features/people/screens/api.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import { useRefresh } from './use-verb.ts'

type Values = { university: ComboboxOption | null; programme: string; degree: string; intake: string; outcome: string }

const blank: Values = { university: null, programme: '', degree: '', intake: '', outcome: 'considering' }

const valuesOf = ({ university, programme, degree, intake, outcome }: ApplicationView): Values => ({
  university: { value: university.id, label: university.name },
  programme,
  degree: degree ?? '',
  intake: intake ?? '',
  outcome,
})

const applicationIn = ({ university, programme, degree, intake, outcome }: Values) => ({
  university: university?.value ?? '',
  programme,
  degree: degreeIn(degree),
  intake: intake || null,
  outcome: outcomeIn(outcome),
})

const outcomeIn = (text: string): Outcome => outcomes.find(outcome => outcome === text) ?? 'considering'
const outcomeChoices = outcomes.map(outcome => ({ value: outcome, label: copy.outcomeNames[outcome] }))

/** A further one is to another university, for the same studies. */
const likely = (known: Known, isFirst: boolean): Values => ({
  ...blank,
  programme: known.of('programme'),
  intake: known.of('intake'),
  ...(isFirst &&
    known.of('university') !== '' && {
      university: { value: known.of('university'), label: known.shown('university') },
    }),
})

type ApplicationFormProps = {
  owner: string
  application: ApplicationView | undefined
  isFirst: boolean
  known: Known
  onDone: () => void
}

export function ApplicationForm({ owner, application, isFirst, known, onDone }: ApplicationFormProps) {
  const refresh = useRefresh()
  const intakes = useIntakes(application?.intake ?? null)
  const saved = useSavedForm<Values>({
    name: `profile/application/${application?.id ?? 'new'}`,
    owner,
    saved: application === undefined ? likely(known, isFirst) : valuesOf(application),
    check: values => checkApplication(applicationIn(values)),
    save: async values => {
      if (application === undefined) await applications.add(applicationIn(values))
      else await applications.change({ id: application.id, ...applicationIn(values) })
      await refresh()
      onDone()
    },
  })
  const { form } = saved
  const from = useOrigins('applications', applicationAsks, form.values)
  return (
    <FormFrame
      form={form}
      label={application === undefined ? 'A new application' : application.university.name}
      from={from}
    >
      <UniversityField {...form.field('university')} />
      <TextInput
        {...form.field('programme')}
        label="Programme"
        optional
        hint="As the university calls it: MS in Data Science"
      />
      <div className="stack-4 tiles-3 bottom lines-5">
        <Select {...form.field('degree')} label="Degree" options={degreeChoices} optional />
        <Select {...form.field('intake')} label="Intake" options={intakes.choices} optional />
        <Missing query={intakes.query} what="the intakes" />
      </div>
      <Select {...form.field('outcome')} label="How it stands" options={outcomeChoices} />
      <SaveBar saved={saved} onCancel={onDone} />
    </FormFrame>
  )
}
