import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { Link } from '../../../../ui/link.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { Screen } from '../../../desk/screens/screen.tsx'
import { Shown } from '../../../desk/screens/shown.tsx'
import { useSavedForm, versioned } from '../../../../ui/saved-form.ts'
import type { DeskStepDetail } from '../contract.ts'
import { SavedMeanwhile } from '../../../desk/screens/changed-meanwhile.tsx'
import { LaidFor } from './laid-for.tsx'
import { deskSteps, listQuery, stepQuery, useDeskVerb } from './queries.ts'
import { StepForm } from './step-form.tsx'
import { checkNewStep, checkStep, definitionOf, noStep, valuesOf, type StepValues } from './step-values.ts'

const back = <Link href="/desk/steps">Back to all custom steps</Link>

export function NewStep({ me }: { me: string }) {
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const list = useQuery(listQuery)
  const lay = useDeskVerb(deskSteps.lay)
  const saved = useSavedForm({
    name: 'desk-step:new',
    owner: me,
    saved: noStep,
    check: checkNewStep,
    save: async values => {
      const students = values.audience === 'stage' ? [] : values.students.map(({ id }) => id)
      const step = await lay.mutateAsync({ ...definitionOf(values), audience: values.audience, students })
      toasts.success(`${step.title} is laid. The students see it now.`)
      navigate('/desk/steps')
    },
  })
  return (
    <Screen title="Lay a step" words={back}>
      <Shown what="the stages" query={list}>
        {({ stages, webinars }) => (
          <StepForm
            saved={saved}
            stages={stages}
            webinars={webinars}
            check={checkNewStep}
            isNew
            onCancel={() => navigate('/desk/steps')}
          />
        )}
      </Shown>
    </Screen>
  )
}

export function EditStep({ id, me }: { id: string; me: string }) {
  const step = useQuery(stepQuery(id))
  return (
    <Screen title={step.data?.title ?? 'Step'} words={back}>
      <Shown what="this step" query={step}>
        {found => (
          <>
            <Editor step={found} me={me} />
            <LaidFor step={found} />
          </>
        )}
      </Shown>
    </Screen>
  )
}

function Editor({ step, me }: { step: DeskStepDetail; me: string }) {
  const toasts = useToasts()
  const list = useQuery(listQuery)
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
      <StepForm saved={saved} stages={list.data?.stages ?? []} webinars={list.data?.webinars ?? []} check={checkStep} />
    </>
  )
}
