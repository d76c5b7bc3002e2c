import { lazy, type ComponentType } from 'react'
import type { StepType } from '#src/journey/stage.ts'
import type { StepView } from '#src/journey/views.ts'
import { RichText } from '#src/ui/rich-text.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { CustomStepView } from '../contract.ts'
import { AnswersShown } from './answers-shown.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { CompleteStep } from './complete-step.tsx'
import { DueDay } from './due-day.tsx'
import { FillForm } from './fill-form.tsx'
import { useCustomStep } from './api.ts'
import { ResponseShown } from './response-shown.tsx'
import { TypeformEmbed } from './typeform-embed.tsx'
import { WhoHasIt } from './who-has-it.tsx'

const WebinarPanel = lazy(() => import('#src/features/webinars/screens/webinar-panel.tsx'))

/** A step that was assigned for somebody, by its type (specification 1, section 4). */
export default function CustomStepPanel({ step }: { step: StepView }) {
  const query = useCustomStep(step.id)
  if (query.data === undefined) return <Waiting query={query} what="this step" />
  const Body = bodies[query.data.type]
  return (
    <Stack gap={5}>
      {query.data.dueOn !== null && (
        <DueDay day={query.data.dueOn} isDone={query.data.answeredAt !== null || query.data.completedAt !== null} />
      )}
      {query.data.descriptionInHtml !== '' && <RichText html={query.data.descriptionInHtml} />}
      <Body step={query.data} />
    </Stack>
  )
}

type Body = ComponentType<{ step: CustomStepView }>

const bodies: Record<StepType, Body> = {
  FillForm: FormBody,
  ConsumeContent: ContentBody,
  Custom: DeskBody,
  RsvpToWebinar: WebinarBody,
}

function FormBody({ step }: { step: CustomStepView }) {
  if (step.answeredAt === null) {
    return step.typeformUrl === null ? (
      // Another version of the form begins with what was typed into the one before.
      <FillForm key={step.version} step={step} />
    ) : (
      <TypeformEmbed step={step} url={step.typeformUrl} />
    )
  }
  return (
    <>
      <WhoHasIt step={step} />
      <ResponseShown response={step.fulfillmentResponse} />
      <CompleteStep step={step} isReady={step.fulfilledAt !== null} />
      <AnswersShown answers={step.userResponse} />
    </>
  )
}

function ContentBody({ step }: { step: CustomStepView }) {
  return (
    <>
      <AttachmentList attachments={step.attachments} />
      <CompleteStep step={step} isReady />
    </>
  )
}

function DeskBody({ step }: { step: CustomStepView }) {
  return (
    <>
      <WhoHasIt step={step} />
      <ResponseShown response={step.fulfillmentResponse} />
      <CompleteStep step={step} isReady={step.fulfilledAt !== null} />
    </>
  )
}

function WebinarBody({ step: { webinarId } }: { step: CustomStepView }) {
  return webinarId !== null && <WebinarPanel webinarId={webinarId} />
}
