import { useRead } from '#src/browser/reads.ts'
import type { WorkView } from '#src/features/people/background/contract.ts'
import * as copy from '#src/features/people/background/copy.ts'
import { checkWork, workTypes } from '#src/features/people/background/rules.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { background } from '#src/features/people/screens/api.ts'
import { formatDay } from '#src/values/dates.ts'
import { workRecord } from '../records/rules.ts'
import { RecordForm } from './record-form.tsx'
import { Records } from './records.tsx'

export function Work({ owner }: { owner: string }) {
  return (
    <Part id="work">
      <Loaded query={useRead(background.work)}>
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
            remove={({ id }) => background.removeWork({ id })}
          />
        )}
      </Loaded>
    </Part>
  )
}

function daysOf({ startDate, endDate }: WorkView): string {
  if (startDate === null) return endDate === null ? '' : `until ${dayWords(endDate)}`
  return endDate === null ? `since ${dayWords(startDate)}` : `${dayWords(startDate)} to ${dayWords(endDate)}`
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

const WorkForm = ({ owner, work, onDone }: { owner: string; work: WorkView | undefined; onDone: () => void }) => (
  <RecordForm
    record={workRecord}
    draft="profile/work"
    owner={owner}
    known={work}
    label={work === undefined ? 'A new job' : work.title}
    check={checkWork}
    send={(sent, id) => (id === undefined ? background.addWork(sent) : background.changeWork({ id, ...sent }))}
    onDone={onDone}
  />
)
