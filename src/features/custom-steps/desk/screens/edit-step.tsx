import { useRead } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import type { DeskStepDetail } from '../contract.ts'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { Assignees } from './assignees.tsx'
import { deskSteps, useDeskVerb } from './queries.ts'
import { StepForm } from './step-form.tsx'
import { checkStep, definitionOf, valuesOf, type StepValues } from './step-values.ts'

const back = <Link href="/desk/steps">Back to all custom steps</Link>

export function EditStep({ id, me }: { id: string; me: string }) {
  const step = useRead(deskSteps.read, { id })
  return (
    <Screen title={step.data?.title ?? 'Step'} words={back}>
      <Shown what="this step" query={step}>
        {found => (
          <>
            <div>
              <ButtonLink href={`/desk/steps/new?copy=${id}`}>Copy into a new step</ButtonLink>
            </div>
            <Editor step={found} me={me} />
            <Assignees step={found} />
          </>
        )}
      </Shown>
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
      <Shown what="the stages" query={list}>
        {({ stages, webinars }) => <StepForm saved={saved} stages={stages} webinars={webinars} check={checkStep} />}
      </Shown>
    </>
  )
}
