import { lazy, type ComponentType } from 'react'
import type { StepType } from '#src/journey/stage.ts'
import type { StepView } from '#src/journey/views.ts'
import { RichText } from '#src/ui/rich-text.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { CustomStepView, ResponseView } from '../contract.ts'
import { AnswersShown } from './answers-shown.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { DueDay } from './due-day.tsx'
import { FillForm } from './fill-form.tsx'
import { useCustomStep, customSteps, useStepVerb, useCompletion } from './api.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { TypeformFrame } from './typeform-frame.tsx'
import { hasWords } from '../response/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './custom-steps.module.css'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Button } from '#src/ui/button.tsx'
import { completionOf } from '#src/features/progress/rules.ts'
import * as copy from '../copy.ts'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

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

/** A step's form at Typeform, which tells us when it was sent; the button is for when that fails. */
function TypeformEmbed({ step, url }: { step: CustomStepView; url: string }) {
  const toasts = useToasts()
  const answer = useStepVerb(customSteps.answer)
  const tell = () => answer.mutate({ id: step.id, answers: {} }, { onError: error => toasts.error(error.message) })
  return <TypeformFrame url={url} title={step.title} isSending={answer.isPending} onSent={tell} isFallback />
}

function ResponseShown({ response, from }: { response: ResponseView | null; from?: string }) {
  if (response === null) return null
  return (
    <section className={classes('stack-3', s.response)}>
      <h3>Our response</h3>
      {hasWords(response.htmlString) && <RichText html={response.htmlString} />}
      <AttachmentList attachments={response.attachments} {...(from !== undefined && { from })} />
    </section>
  )
}

/** The mark and the way back. One button, so that the keyboard stays where it is. */
function CompleteStep({ step, isReady }: { step: CustomStepView; isReady: boolean }) {
  const toasts = useToasts()
  const completion = useCompletion()
  const { completedAt } = step
  if (!isReady) return null
  const isComplete = completedAt !== null
  return (
    <div>
      {isComplete && <p className="quiet above-2 regular">You marked it as complete on {whenOf(completedAt)}.</p>}
      <Button
        kind={isComplete ? 'link' : 'primary'}
        busy={completion.isPending}
        onClick={() =>
          completion.mutate({ step, isComplete: !isComplete }, { onError: error => toasts.error(error.message) })
        }
      >
        {isComplete ? copy.reopen : copy.complete}
      </Button>
      <KeptHere thing={completionOf(step.id)} />
    </div>
  )
}

/** While the desk has it: what you sent, who has it since when, and what comes next. */
function WhoHasIt({ step }: { step: CustomStepView }) {
  if (step.fulfilledAt !== null) return null
  const since = step.answeredAt ?? step.assignedAt
  return (
    <ThreeThings
      holder="With our advisors"
      did={step.answeredAt === null ? { what: copy.nothingToDo } : { what: 'Sent your answers', detail: whenOf(since) }}
      now={{ what: copy.withUs[step.answeredAt === null ? 'work' : 'answers'], detail: `Since ${whenOf(since)}` }}
      then={{ what: 'You read our response', detail: copy.usual }}
    />
  )
}

function whenOf(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
