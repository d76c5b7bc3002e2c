import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { nextStep, type PlanSays } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import type { Welcome } from '#src/journey/stage.ts'
import { ArrivalContext, useArrival } from '#src/ui/arrival.ts'
import { Board } from '#src/ui/board.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import * as copy from '../copy.ts'
import type { JourneyNow } from './journey-query.ts'
import s from './progress.module.css'
import { planDayReaders } from './slots.ts'
import { StageSteps, type StageStepsProps } from './stage-steps.tsx'
import { statusWords } from './step-status.tsx'
import { useVisit } from './use-journey.ts'

export { outlineScreen } from './outline-screen.tsx'

export type StagePageProps = Omit<StageStepsProps, 'journey' | 'next' | 'planDays'> & {
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

type StageProps = StagePageProps & Pick<StageStepsProps, 'next' | 'planDays'>

/** Then its own skeleton stands in it, and the rows below move when it comes. */
const longestForPanel = 4000
const longestForMore = 1500

export function StagePage({ journey: read, ...props }: StagePageProps) {
  const { stage, isReduced, openStep } = props
  const [PlanDaysRead] = useGiven(planDayReaders)
  const [said, setSaid] = useState<PlanSays>()
  const journey = said && { ...read, ...said }
  return (
    <Page title={titleOf(stage, openStep)} place={stage.route} width="stage">
      {!isReduced && PlanDaysRead !== undefined && <PlanDaysRead journey={read} onRead={setSaid} />}
      <Stage
        key={stage.route}
        {...props}
        journey={read}
        next={journey && nextStep(journey)}
        planDays={said?.sureDays}
      />
    </Page>
  )
}

/** Below all that one came for. */
const Asha = later(
  orNothing(async () => (await import('#src/ui/asha.tsx')).Asha),
  null,
)
/** Where no step is open yet. */
export const StageWelcome = later(async () => (await import('./stage-welcome.tsx')).StageWelcome, null)
const StageDone = later(
  orNothing(async () => (await import('./stage-done.tsx')).StageDone),
  null,
)

/** A stage: its board, its welcome at first, and then its steps; all at once, when a step was asked for by its address. */
function Stage(props: StageProps) {
  const { stage, openStep } = props
  const { isThere, wait } = useArrival({ isExpected: openStep !== undefined, longest: longestForPanel })
  return (
    <div className="stack-6">
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
  if (stage.isComingSoon) return <StageWelcome stage={stage} welcome={welcome} drawing={drawing} />
  if (openStep === undefined && (!(stage.isVisited || stage.isComplete) || wantsWelcome)) {
    return (
      <>
        {stage.otherWay !== undefined && outline()}
        <StageWelcome
          stage={stage}
          welcome={welcome}
          drawing={drawing}
          beside={besideStart}
          onStarted={() => setWantsWelcome(false)}
        />
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
