import { useRead } from '#src/browser/reads.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { WorkView } from '#src/features/people/background/contract.ts'
import * as copy from '#src/features/people/background/copy.ts'
import { checkWork, workTypes, type WorkType } from '#src/features/people/background/rules.ts'
import { Part, Read } from '#src/features/people/screens/part.tsx'
import { background } from '#src/features/people/screens/queries.ts'
import { Records } from './records.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useRefresh, useProfileVerb } from './use-verb.ts'

export function Work({ owner }: { owner: string }) {
  const remove = useProfileVerb(background.removeWork)
  return (
    <Part id="work">
      <Read query={useRead(background.work)}>
        {works => (
          <Records
            title="Internships and jobs"
            empty="Nothing here yet. An internship counts; so does a year at a family business."
            add="Add a job"
            groups={workTypes.map(type => ({ name: copy.workTypeNames[type], records: works[type] }))}
            entry={work => ({
              id: work.id,
              title: `${work.title}, ${work.company}`,
              details: [daysOf(work), work.description],
            })}
            renderEditor={(work, close) => <WorkForm owner={owner} work={work} onDone={close} />}
            onRemove={({ id }) => remove.mutate({ id })}
          />
        )}
      </Read>
    </Part>
  )
}

function daysOf({ startDate, endDate }: WorkView): string {
  if (startDate === null) return endDate === null ? '' : `until ${dayWords(endDate)}`
  return endDate === null ? `since ${dayWords(startDate)}` : `${dayWords(startDate)} to ${dayWords(endDate)}`
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

type Values = {
  type: WorkType
  company: string
  title: string
  description: string
  startDate: string
  endDate: string
}

const blank: Values = { type: 'internship', company: '', title: '', description: '', startDate: '', endDate: '' }

const valuesOf = ({ type, company, title, description, startDate, endDate }: WorkView): Values => ({
  type,
  company,
  title,
  description,
  startDate: startDate ?? '',
  endDate: endDate ?? '',
})

const workIn = ({ startDate, endDate, ...rest }: Values) => ({
  ...rest,
  startDate: startDate || null,
  endDate: endDate || null,
})

const types = workTypes.map(type => ({ value: type, label: copy.workTypeNames[type] }))

function WorkForm({ owner, work, onDone }: { owner: string; work: WorkView | undefined; onDone: () => void }) {
  const refresh = useRefresh()
  const saved = useSavedForm<Values>({
    name: `profile/work/${work?.id ?? 'new'}`,
    owner,
    saved: work === undefined ? blank : valuesOf(work),
    check: values => checkWork(workIn(values)),
    save: async values => {
      if (work === undefined) await background.addWork(workIn(values))
      else await background.changeWork({ id: work.id, ...workIn(values) })
      await refresh()
      onDone()
    },
  })
  const { form } = saved
  return (
    <FormFrame form={form} label={work === undefined ? 'A new job' : work.title}>
      <TextInput {...form.field('company')} label="Company" autoComplete="organization" />
      <TextInput {...form.field('title')} label="What you worked as" autoComplete="organization-title" />
      <RadioGroup {...form.field('type')} label="What it is" options={types} tiles />
      <div className="stack-4 tiles-3 top lines-5">
        <DateInput {...form.field('startDate')} label="From" optional />
        <DateInput {...form.field('endDate')} label="To" optional hint="Leave it empty if you still work there." />
      </div>
      <TextArea {...form.field('description')} label="What you did" optional minRows={3} maxRows={12} />
      <SaveBar saved={saved} onCancel={onDone} />
    </FormFrame>
  )
}
