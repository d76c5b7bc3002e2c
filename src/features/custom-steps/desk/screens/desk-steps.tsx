import { Fresh, Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import type { DeskStage, DeskStep } from '../contract.ts'
import { EditStep } from './edit-step.tsx'
import { NewStep, NewStepForStudent, NewStepFrom } from './new-step.tsx'
import { deskSteps } from './api.ts'
import { RequestPage } from './request-page.tsx'
import { StageList } from './stage-list.tsx'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { waited } from '#src/features/chat/rules.ts'
import { useNow } from '#src/browser/use-now.ts'
import type { RequestView } from '#src/features/desk-kit/contract.ts'
import { byDue } from '#src/features/desk-kit/rules.ts'
import { useWaiting } from '#src/features/desk-kit/screens/use-requests.ts'

/** `id` is 'new', a step, or a step and a student with a dot between them. */
export function DeskSteps({ id, me }: { id: string | undefined; me: string }) {
  if (id === undefined) return <Overview />
  if (id === 'new') return <NewStepFor me={me} />
  const [step = '', student] = id.split('.')
  return student === undefined ? (
    <EditStep key={step} id={step} me={me} />
  ) : (
    <RequestPage key={id} id={step} student={student} me={me} />
  )
}

/** From a student's page it is begun for them, in the stage that one was at. */
function NewStepFor({ me }: { me: string }) {
  const search = new URLSearchParams(useSearch())
  const student = search.get('student')
  const stage = search.get('stage') ?? ''
  const copied = search.get('copy')
  if (copied !== null) return <NewStepFrom key={copied} me={me} copied={copied} />
  if (student === null) return <NewStep me={me} />
  return <NewStepForStudent key={`${student} ${stage}`} me={me} student={student} stage={stage} />
}

function Overview() {
  return (
    <Screen title="Custom steps" words="Assigned to some students, or to all of a stage, beside the stage's own steps.">
      <div>
        <ButtonLink kind="primary" href="/desk/steps/new">
          Assign a step
        </ButtonLink>
      </div>
      <section>
        <h2>Waiting for our response</h2>
        <WaitingList />
      </section>
      <section>
        <h2>Assigned steps</h2>
        <Loaded what="the steps" query={useRead(deskSteps.list)}>
          {({ stages, steps }) => <AssignedSteps stages={stages} steps={steps} />}
        </Loaded>
      </section>
    </Screen>
  )
}

const kept = [
  { value: 'assigned', label: 'Assigned now' },
  { value: 'withdrawn', label: 'Withdrawn' },
]

function AssignedSteps({ stages, steps }: { stages: readonly DeskStage[]; steps: readonly DeskStep[] }) {
  const [stage, setStage] = useState('')
  const [which, setWhich] = useState('assigned')
  const shown = steps.filter(step => (step.withdrawnAt === null) === (which === 'assigned'))
  const groups = stages
    .filter(({ route }) => stage === '' || route === stage)
    .map(one => ({ stage: one, steps: shown.filter(step => step.stage === one.route) }))
    .filter(group => group.steps.length > 0)
  return (
    <>
      <div className={s.filters}>
        <Select
          label="Stage"
          name="stage"
          placeholder="All stages"
          value={stage}
          onChange={setStage}
          options={stages.map(({ route, label }) => ({ value: route, label }))}
        />
        <Select
          label="Show"
          name="which"
          placeholder="Assigned now"
          value={which}
          onChange={value => setWhich(value || 'assigned')}
          options={kept}
        />
      </div>
      {groups.length === 0 ? (
        <EmptyState title={which === 'assigned' ? 'Nothing is assigned here yet' : 'Nothing was withdrawn'} level={3}>
          {which === 'assigned'
            ? 'Steps you assign appear here immediately, and on the page of their students.'
            : 'Steps you withdraw appear here, and can be assigned again.'}
        </EmptyState>
      ) : (
        groups.map(group => <StageList key={group.stage.route} {...group} isMerged={which === 'assigned'} />)
      )}
    </>
  )
}

/** Who waits for a response, longest first. */
function WaitingList() {
  const now = useNow()
  return (
    <Fresh what="what waits" query={useWaiting('/desk/steps')}>
      {rows =>
        rows.length === 0 ? (
          <EmptyState title="Nobody waits" level={3}>
            Answers that students send appear here immediately.
          </EmptyState>
        ) : (
          <Table
            caption="Waiting for our response, longest waiting first"
            columns={columnsAt(now)}
            rows={rows.toSorted(byDue)}
            rowKey={({ id }) => id}
          />
        )
      }
    </Fresh>
  )
}

const columnsAt = (now: Temporal.Instant): readonly Column<RequestView>[] => [
  {
    label: 'Student',
    cell: ({ path, student }) => student !== null && <StudentLink href={path} name={student.name} />,
  },
  { label: 'Step', cell: ({ title }) => title },
  {
    label: 'Waiting for',
    cell: ({ askedAt }) => <StatusTag tone="open">{waited(Temporal.Instant.from(askedAt), now)}</StatusTag>,
  },
]
