import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { nextStep, presentStage, type PlanSays } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Welcome } from '#src/journey/stage.ts'
import { ArrivalContext, useArrival } from '#src/ui/arrival.ts'
import { Asha } from '#src/ui/asha.tsx'
import { Board } from '#src/ui/board.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import type { JourneyNow } from './journey-query.ts'
import { doneOf, JourneyRoute } from './route-of.tsx'
import s from './progress.module.css'
import { planDayReaders } from './slots.ts'
import { StageSteps, type StageStepsProps } from './stage-steps.tsx'
import { Neighbours } from './neighbours.tsx'
import { StageWelcome } from './stage-welcome.tsx'
import { statusWords } from './step-status.tsx'
import { useEarlyAccess, useVisit } from './use-journey.ts'

export { outlineScreen } from './outline-screen.tsx'

export type StagePageProps = Omit<StageStepsProps, 'journey' | 'next'> & {
  journey: JourneyNow
  welcome: Welcome
  drawing: ReactNode
  /** Next to where the stage begins: a comparison, the rates of today. */
  besideStart?: ReactNode
  firstName: string
  /** What there is to read and watch about it. */
  more?: ReactNode
  /** Guests see their one task, not the line. */
  isReduced: boolean
}

type StageProps = StagePageProps & Pick<StageStepsProps, 'next'>

/** Then its own skeleton stands in it, and the rows below move when it comes. */
const longestForPanel = 4000
const longestForMore = 1500

/** The line beside it stays from one stage to the next. */
export function StagePage({ journey: read, ...props }: StagePageProps) {
  const { stage, isReduced, openStep } = props
  const [PlanDaysRead] = useGiven(planDayReaders)
  const [said, setSaid] = useState<PlanSays>()
  const journey = said && { ...read, ...said }
  return (
    <Page
      title={titleOf(stage, openStep)}
      place={stage.route}
      width="stage"
      {...(!isReduced && {
        side: (
          <JourneyRoute
            stages={read.stages}
            here={journey && presentStage(journey)}
            open={stage.route}
            heading={headingOf(read.stages)}
          />
        ),
      })}
    >
      {!isReduced && PlanDaysRead !== undefined && <PlanDaysRead journey={read} onRead={setSaid} />}
      <Stage key={stage.route} {...props} journey={read} next={journey && nextStep(journey)} />
    </Page>
  )
}

const StageDone = later(async () => (await import('./stage-done.tsx')).StageDone, null)

/** A stage: its board, its welcome at first, and then its steps; all at once, when a step was asked for by its address. */
function Stage(props: StageProps) {
  const { stage, journey, isReduced, openStep } = props
  const { isThere, wait } = useArrival({ isExpected: openStep !== undefined, longest: longestForPanel })
  return (
    <div className="stack-6">
      {!isReduced && <Neighbours stages={journey.stages} route={stage.route} />}
      <Board note={noteOf(stage, openStep !== undefined)}>{stage.label}</Board>
      {!isThere && (
        <Loading>
          <SkeletonRows rows={stage.steps.length} />
        </Loading>
      )}
      <div className={s.rest} hidden={!isThere}>
        <ArrivalContext value={wait}>
          <StageBody {...props} />
        </ArrivalContext>
        <StageFoot {...props} />
      </div>
    </div>
  )
}

/** Asha stands last, and does not step aside for what comes before her. */
function StageFoot({ stage, firstName, more }: StageProps) {
  const openChat = useChat()
  const { isThere, wait } = useArrival({ longest: longestForMore })
  const hello = firstName === '' ? 'Not sure what to do here?' : `Hi ${firstName}, not sure what to do here?`
  return (
    <>
      <ArrivalContext value={wait}>{more}</ArrivalContext>
      {isThere && (
        <Asha title={hello} onAsk={() => openChat({ draft: `I have a question about ${stage.label}.` })}>
          Asha knows the way. She usually answers within the hour.
        </Asha>
      )}
    </>
  )
}

function titleOf(stage: StageView, openStep: string | undefined): string {
  const open = stage.steps.find(({ route }) => route === openStep)
  if (open !== undefined) return `${open.title} (${statusWords(open)}) · ${stage.label}`
  const note = noteOf(stage, false)
  return note === undefined ? stage.label : `${stage.label} (${note})`
}

const headingOf = (stages: readonly StageView[]): string => `${copy.routeTitle} · ${doneOf(stages)}`

/** Who is at a step has begun the stage, and does not hear so a moment later. */
const noteOf = (stage: StageView, isAtStep: boolean): string | undefined =>
  stage.steps.length === 0 || !(stage.isVisited || stage.isComplete || isAtStep)
    ? undefined
    : stage.isComplete
      ? 'All steps done'
      : copy.stepsLeft(stage.stepsLeft)

function StageBody(props: StageProps) {
  const { stage, openStep, welcome, drawing, besideStart, outline } = props
  const [wantsWelcome, setWantsWelcome] = useState(false)
  useFirstVisit(stage, openStep !== undefined)
  if (stage.isComingSoon)
    return <StageWelcome welcome={welcome} drawing={drawing} action={<EarlyAccess stage={stage} />} />
  if (openStep === undefined && (!(stage.isVisited || stage.isComplete) || wantsWelcome)) {
    const start = <Start stage={stage} words={welcome.start} onStarted={() => setWantsWelcome(false)} />
    return (
      <>
        {stage.otherWay !== undefined && outline()}
        <StageWelcome welcome={welcome} drawing={drawing} action={start} beside={besideStart} />
        {stage.otherWay === undefined && outline()}
      </>
    )
  }
  // What was finished before Safar is nothing that was just reached.
  const isMoment = stage.isComplete && openStep === undefined && stage.steps.some(step => step.isDoneBefore !== true)
  return (
    <div className="stack-3">
      {isMoment && <StageDone label={stage.label} />}
      {stage.otherWay !== undefined && outline()}
      {stage.steps.length === 0 ? (
        <EmptyState drawing={drawing} title="The steps of this stage are being assigned" level={2}>
          You have not missed anything. Ask Asha if you need this part sooner.
        </EmptyState>
      ) : (
        <StageSteps {...props} journey={props.isReduced ? undefined : props.journey} />
      )}
      {stage.otherWay === undefined && outline()}
      <div>
        <Button kind="link" onClick={() => setWantsWelcome(true)}>
          About this stage
        </Button>
      </div>
    </div>
  )
}

/** Who comes by the address of a step has begun the stage. */
function useFirstVisit(stage: StageView, isAtStep: boolean): void {
  const visit = useVisit()
  const go = useEffectEvent(() => visit.mutate({ stage: stage.route, label: stage.label }))
  useEffect(() => {
    if (isAtStep && !stage.isVisited) go()
  }, [isAtStep, stage.isVisited])
}

function Start({ stage, words, onStarted }: { stage: StageView; words: string; onStarted: () => void }) {
  const toasts = useToasts()
  const visit = useVisit()
  const start = () =>
    visit.mutate(
      { stage: stage.route, label: stage.label },
      { onSuccess: onStarted, onError: error => toasts.error(error.message) },
    )
  return (
    <Button kind="primary" busy={visit.isPending} onClick={start}>
      {words}
    </Button>
  )
}

function EarlyAccess({ stage }: { stage: StageView }) {
  const toasts = useToasts()
  const ask = useEarlyAccess()
  const openChat = useChat()
  const askNow = () =>
    ask.mutate(
      { stage: stage.route },
      {
        onSuccess: () => openChat({ draft: `I would like early access to ${stage.label}.` }),
        onError: error => toasts.error(error.message),
      },
    )
  return (
    <div className="stack-4">
      <div>
        <Button kind="primary" busy={ask.isPending} onClick={askNow}>
          {copy.earlyAccess}
        </Button>
      </div>
      {stage.earlyAccessAskedAt !== undefined && (
        <Notice tone="done" live>
          You asked for early access. It is noted since{' '}
          {formatDay(dayOf(Temporal.Instant.from(stage.earlyAccessAskedAt)))}, and we write to you when it opens.
        </Notice>
      )}
    </div>
  )
}
