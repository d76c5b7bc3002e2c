import { useRead } from '#src/browser/reads.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { AcademicView } from '#src/features/people/background/contract.ts'
import * as copy from '#src/features/people/background/copy.ts'
import {
  academicTypes,
  checkAcademic,
  type AcademicType,
  type ScoreScale,
} from '#src/features/people/background/rules.ts'
import { numberIn } from './numbers.ts'
import { Part, Read } from '#src/features/people/screens/part.tsx'
import { background } from '#src/features/people/screens/queries.ts'
import { Records } from './records.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useRefresh, useProfileVerb } from './use-verb.ts'

export function Studies({ owner }: { owner: string }) {
  const remove = useProfileVerb(background.removeAcademic)
  return (
    <Part id="studies">
      <Read query={useRead(background.academics)}>
        {academics => (
          <Records
            title="Schools and degrees"
            empty="Nothing here yet. Begin with your last degree; lenders and universities ask for it first."
            add="Add a school or a degree"
            groups={academicTypes.map(type => ({ name: copy.academicTypeNames[type], records: academics[type] }))}
            entry={academic => ({ id: academic.id, title: academic.institution, details: detailsOf(academic) })}
            renderEditor={(academic, close) => <StudyForm owner={owner} academic={academic} onDone={close} />}
            onRemove={({ id }) => remove.mutate({ id })}
          />
        )}
      </Read>
    </Part>
  )
}

const scales = [
  { value: 'percentage', label: 'Percent', of: '%' },
  { value: 'cgpa10', label: 'CGPA of 10', of: ' of 10' },
  { value: 'cgpa4', label: 'GPA of 4', of: ' of 4' },
] as const satisfies { value: ScoreScale; label: string; of: string }[]

const detailsOf = ({ degree, field, startYear, endYear, score, scoreScale }: AcademicView): string[] => [
  [degree, field].filter(Boolean).join(', '),
  [
    [startYear, endYear].filter(year => year !== null).join(' to '),
    score === null ? '' : `${score}${scales.find(({ value }) => value === scoreScale)?.of ?? ''}`,
  ]
    .filter(Boolean)
    .join(' · '),
]

type Values = {
  type: AcademicType
  institution: string
  degree: string
  field: string
  startYear: string
  endYear: string
  score: string
  scoreScale: ScoreScale
}

const blank: Values = {
  type: 'bachelors',
  institution: '',
  degree: '',
  field: '',
  startYear: '',
  endYear: '',
  score: '',
  scoreScale: 'percentage',
}

const valuesOf = ({
  type,
  institution,
  degree,
  field,
  startYear,
  endYear,
  score,
  scoreScale,
}: AcademicView): Values => ({
  type,
  institution,
  degree,
  field,
  startYear: startYear?.toString() ?? '',
  endYear: endYear?.toString() ?? '',
  score: score?.toString() ?? '',
  scoreScale,
})

const academicIn = ({ startYear, endYear, score, ...rest }: Values) => ({
  ...rest,
  startYear: numberIn(startYear),
  endYear: numberIn(endYear),
  score: numberIn(score),
})

const types = academicTypes.map(type => ({ value: type, label: copy.academicTypeNames[type] }))

type StudyFormProps = { owner: string; academic: AcademicView | undefined; onDone: () => void }

function StudyForm({ owner, academic, onDone }: StudyFormProps) {
  const refresh = useRefresh()
  const saved = useSavedForm<Values>({
    name: `profile/studies/${academic?.id ?? 'new'}`,
    owner,
    saved: academic === undefined ? blank : valuesOf(academic),
    check: values => checkAcademic(academicIn(values)),
    save: async values => {
      if (academic === undefined) await background.addAcademic(academicIn(values))
      else await background.changeAcademic({ id: academic.id, ...academicIn(values) })
      await refresh()
      onDone()
    },
  })
  const { form } = saved
  const type = form.field('type')
  return (
    <FormFrame form={form} label={academic === undefined ? 'A new school or degree' : academic.institution}>
      <TextInput {...form.field('institution')} label="School or university" autoComplete="organization" />
      <Select
        {...type}
        onChange={value => type.onChange(types.find(one => one.value === value)?.value ?? 'other')}
        label="What it is"
        options={types}
      />
      <div className="stack-4 tiles-3 top lines-5">
        <TextInput {...form.field('degree')} label="Degree or board" optional hint="B.Tech, CBSE, …" />
        <TextInput {...form.field('field')} label="Field" optional hint="Computer Science, …" />
      </div>
      <div className="stack-4 tiles-3 top lines-5">
        <NumberInput {...form.field('startYear')} label="From" optional placeholder="2021" />
        <NumberInput {...form.field('endYear')} label="To" optional placeholder="2025" />
      </div>
      <div className="stack-4 tiles-3 top lines-5">
        <NumberInput {...form.field('score')} label="Score" optional decimal />
      </div>
      <RadioGroup {...form.field('scoreScale')} label="The score is in" options={scales} tiles />
      <SaveBar saved={saved} onCancel={onDone} />
    </FormFrame>
  )
}
