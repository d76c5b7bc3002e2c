import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import type { DeskStepDetail, Person } from '../contract.ts'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { deskSteps, useDeskVerb } from './api.ts'
import { StepForm } from './step-form.tsx'
import { checkStep, definitionOf, valuesOf, type StepValues } from './step-values.ts'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { StudentsField } from './students-field.tsx'

const back = <Link href="/desk/steps">Back to all custom steps</Link>

export function EditStep({ id, me }: { id: string; me: string }) {
  const step = useRead(deskSteps.read, { id })
  return (
    <Screen title={step.data?.title ?? 'Step'} words={back}>
      <Loaded what="this step" query={step}>
        {found => (
          <>
            <div>
              <ButtonLink href={`/desk/steps/new?copy=${id}`}>Copy into a new step</ButtonLink>
            </div>
            <Editor step={found} me={me} />
            <Assignees step={found} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Editor({ step, me }: { step: DeskStepDetail; me: string }) {
  const toasts = useToasts()
  const list = useRead(deskSteps.list)
  const edit = useDeskVerb(deskSteps.edit)
  const saved = useSavedForm<StepValues>({
    name: `desk-step:${step.id}`,
    owner: me,
    saved: valuesOf(step),
    check: checkStep,
    save: async values => {
      await edit.mutateAsync({ id: step.id, version: values.version, ...definitionOf(values) })
      toasts.success('Saved. The students see it now.')
    },
    ...versioned,
  })
  return (
    <>
      <SavedMeanwhile saved={saved} version={step.version} by={step.editedBy} at={step.editedAt} />
      <Loaded what="the stages" query={list}>
        {({ stages, webinars }) => <StepForm saved={saved} stages={stages} webinars={webinars} check={checkStep} />}
      </Loaded>
    </>
  )
}

/** Who has a step and how far they are; more students, or one fewer. */
function Assignees({ step }: { step: DeskStepDetail }) {
  const toasts = useToasts()
  const change = useDeskVerb(deskSteps.changeStudents)
  const [more, setMore] = useState<readonly Person[]>([])
  const isForAll = step.audience === 'stage'
  const remove = (student: Person) =>
    change.mutate(
      { id: step.id, remove: [student.id] },
      {
        onSuccess: () => toasts.success(`${student.name} does not have it any more. Their answers are kept.`),
        onError: error => toasts.error(error.message),
      },
    )
  const add = () =>
    change.mutate(
      { id: step.id, add: more.map(({ id }) => id) },
      {
        onSuccess: () => {
          setMore([])
          toasts.success('Assigned. They see it now.')
        },
        onError: error => toasts.error(error.message),
      },
    )
  return (
    <section>
      <h2>Students</h2>
      <p className={classes('quiet', s.small)}>
        {isForAll
          ? 'All students of the stage have it, also those who come later. These have done something in it:'
          : 'They have it now:'}
      </p>
      {step.assignees.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <Table
          caption="Students who have this step"
          columns={columnsFor(step, isForAll ? undefined : remove)}
          rows={step.assignees}
          rowKey={({ id }) => id}
        />
      )}
      {!isForAll && (
        <div className={classes('stack-4 medium', s.form)}>
          <Stack gap={3}>
            <StudentsField label="More students" name="more" value={more} onChange={setMore} />
            <div>
              <Button busy={change.isPending} onClick={() => more.length > 0 && add()}>
                Assign it to them as well
              </Button>
            </div>
          </Stack>
        </div>
      )}
    </section>
  )
}

type Row = DeskStepDetail['assignees'][number]

const columnsFor = (
  { id, type }: DeskStepDetail,
  onRemove: ((row: Row) => void) | undefined,
): readonly Column<Row>[] => [
  {
    label: 'Student',
    cell: row =>
      type === 'FillForm' || type === 'Custom' ? (
        <Link href={`/desk/steps/${id}.${row.id}`}>{row.name}</Link>
      ) : (
        row.name
      ),
  },
  { label: 'Status', cell: standing },
  ...(onRemove === undefined
    ? []
    : [
        {
          label: 'Take it from them',
          hideLabel: true,
          cell: (row: Row) => (
            <Button kind="link" aria-label={`Take it from ${row.name}`} onClick={() => onRemove(row)}>
              Take it from them
            </Button>
          ),
        },
      ]),
]

function standing({ answeredAt, fulfilledAt, completedAt }: Row): string {
  if (completedAt !== null) return 'Complete'
  if (fulfilledAt !== null) return 'Our response is there'
  return answeredAt === null ? 'Assigned' : 'Answered, waits for us'
}
