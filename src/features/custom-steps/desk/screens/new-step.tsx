import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { Link } from '#src/ui/link.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { studentQuery } from '#src/features/students/screens/api.ts'
import type { Person } from '../contract.ts'
import { deskSteps, useDeskVerb } from './api.ts'
import { StepForm } from './step-form.tsx'
import { checkNewStep, copyOf, definitionOf, noStep, type StepValues } from './step-values.ts'

export const NewStep = ({ me }: { me: string }) => (
  <StepEditor
    me={me}
    draft="desk-step:new"
    begun={noStep}
    title="Assign a step"
    back="/desk/steps"
    backTo="all custom steps"
  />
)

/** Begun as a copy of another step, for students who are still to be chosen. */
export function NewStepFrom({ me, copied }: { me: string; copied: string }) {
  return (
    <Loaded what="the step to copy" query={useRead(deskSteps.read, { id: copied })}>
      {step => (
        <StepEditor
          me={me}
          draft={`desk-step:copy:${copied}`}
          begun={copyOf(step)}
          title={`Copy of ${step.title}`}
          back="/desk/steps"
          backTo="all custom steps"
        />
      )}
    </Loaded>
  )
}

type ForStudent = { me: string; student: string; stage: string }

/** Begun from a student's page, it is for that student, and leads back there. */
export function NewStepForStudent({ me, student, stage }: ForStudent) {
  const found = useQuery(studentQuery(student))
  return (
    <Loaded what="this student" query={found}>
      {({ student: { id, name, email } }) => (
        <StepEditor
          me={me}
          draft={`desk-step:new:${id}`}
          begun={{ ...noStep, stage, students: [{ id, name, email } satisfies Person] }}
          title={`Assign a step to ${name || 'a student'}`}
          back={`/desk/students/${id}`}
          backTo={name || 'the student'}
        />
      )}
    </Loaded>
  )
}

type StepEditorProps = {
  me: string
  /** The name of what is kept while it is written. */
  draft: string
  begun: StepValues
  title: string
  back: string
  backTo: string
}

function StepEditor({ me, draft, begun, title, back, backTo }: StepEditorProps) {
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const list = useRead(deskSteps.list)
  const makeAssigned = useDeskVerb(deskSteps.makeAssigned)
  const saved = useSavedForm({
    name: draft,
    owner: me,
    saved: begun,
    check: checkNewStep,
    save: async values => {
      const students = values.audience === 'stage' ? [] : values.students.map(({ id }) => id)
      const step = await makeAssigned.mutateAsync({ ...definitionOf(values), audience: values.audience, students })
      toasts.success(`${step.title} is assigned. The students see it now.`)
      navigate(back)
    },
  })
  return (
    <Screen title={title} words={<Link href={back}>Back to {backTo}</Link>}>
      <Loaded what="the stages" query={list}>
        {({ stages, webinars }) => (
          <StepForm
            saved={saved}
            stages={stages}
            webinars={webinars}
            check={checkNewStep}
            isNew
            onCancel={() => navigate(back)}
          />
        )}
      </Loaded>
    </Screen>
  )
}
