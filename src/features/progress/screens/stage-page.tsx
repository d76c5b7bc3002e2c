import { startTransition, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { datesIn, isNew, nextStep, type PlanSays } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import { ShortDay } from '#src/browser/short-day.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import type { Welcome } from '#src/journey/stage.ts'
import { ArrivalContext, useArrival } from '#src/ui/arrival.ts'
import { Board } from '#src/ui/board.tsx'
import { createHelp, HelpContext } from '#src/ui/help.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { StepStrip } from '#src/ui/step-strip.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import * as copy from '../copy.ts'
import type { JourneyNow } from './journey-query.ts'
import { NextContext } from './next-step.tsx'
import s from './progress.module.css'
import { planDayReaders } from './slots.ts'
import { StageSteps, useLock, type StageStepsProps } from './stage-steps.tsx'
import { dayFrom, markOf, statusWords } from './step-status.tsx'
import { useVisit } from './use-journey.ts'

export { outlineScreen } from './outline-screen.tsx'

export type StagePageProps = Omit<StageStepsProps, 'journey' | 'next' | 'said' | 'lock'> & {
  journey: JourneyNow
  welcome: Welcome
  drawing: ReactNode
  /** Next to where the stage begins: a comparison, the rates of today. */
  besideStart?: ReactNode
  /** What there is to read and watch about it: first what the open step names. */
  Guides: ComponentType<{ stage: string; first: readonly string[] }>
  /** Guests see their one task, not the line. */
  isReduced: boolean
}

type StageProps = Omit<StagePageProps, 'Guides'> & Pick<StageStepsProps, 'next' | 'said'>

/** Then its own skeleton stands in it, and the rows below move when it comes. */
const longestForPanel = 4000

const HelpDrawer = later(async () => (await import('./help-drawer.tsx')).HelpDrawer, null)

export function StagePage({ journey: read, Guides, ...props }: StagePageProps) {
  const { stage, isReduced, openStep } = props
  const [PlanDaysRead] = useGiven(planDayReaders)
  const [said, setSaid] = useState<PlanSays>()
  // Open on a wide window it stays so, from step to step.
  const [helpAt, setHelpAt] = useState<{ at: string | undefined }>()
  const toasts = useToasts()
  const openHelp = (at: string | undefined) =>
    HelpDrawer.ready().then(
      () => startTransition(() => setHelpAt({ at })),
      () => toasts.error(copy.helpMissing),
    )
  const [help] = useState(() => createHelp(at => void openHelp(at)))
  const next = said && nextStep({ ...read, ...said })
  const title = titleOf(stage, openStep)
  return (
    <Page title={title} place={stage.route} width="stage">
      {!isReduced && PlanDaysRead !== undefined && <PlanDaysRead journey={read} onRead={setSaid} />}
      <HelpContext value={help}>
        <NextContext value={next}>
          <Stage key={stage.route} {...props} journey={read} next={next} said={said} />
        </NextContext>
      </HelpContext>
      {helpAt !== undefined && (
        <HelpDrawer
          help={help}
          place={stage.steps.find(({ route }) => route === openStep)?.title ?? stage.label}
          at={helpAt.at}
          stage={stage.route}
          Guides={Guides}
          onClose={() => setHelpAt(undefined)}
        />
      )}
    </Page>
  )
}

/** Where no step is open yet. */
export const StageWelcome = later(async () => (await import('./stage-welcome.tsx')).StageWelcome, null)
const StageDone = later(
  orNothing(async () => (await import('./stage-done.tsx')).StageDone),
  null,
)

const NoSteps = later(async () => (await import('./stage-foot.tsx')).NoSteps, null)
const StageFoot = later(async () => (await import('./stage-foot.tsx')).StageFoot, null)

/** A stage: its board, its welcome at first, and then its steps; all at once, when a step was asked for by its address. */
function Stage(props: StageProps) {
  const { stage, openStep, onOpen, isReduced, drawing } = props
  const [wantsWelcome, setWantsWelcome] = useState(false)
  const isBegun = stage.isVisited || stage.isComplete
  const isWelcome = stage.isComingSoon || (openStep === undefined && (wantsWelcome || !isBegun))
  const { isThere, wait } = useArrival({ isExpected: openStep !== undefined, longest: longestForPanel })
  const asked = stage.steps.find(({ route }) => route === openStep)
  const lock = useLock(stage, asked)
  const open = asked?.status === 'locked' ? undefined : asked
  return (
    <div className={open === undefined ? 'stack-6' : undefined}>
      {open === undefined || isReduced ? (
        <Board note={<StageNote {...props} />} drawing={!isWelcome && drawing}>
          {stage.label}
        </Board>
      ) : (
        <StepStrip
          board={stage.label}
          steps={stage.steps.map(step => ({
            id: step.id,
            title: step.title,
            tone: markOf(step),
            status: isNew(step) ? `${copy.isNew} · ${statusWords(step)}` : statusWords(step),
          }))}
          present={open.id}
          onOpen={id => {
            const step = stage.steps.find(one => one.id === id)
            if (step?.status === 'locked') lock.press(step)
            else onOpen(step?.route)
          }}
          onClose={() => onOpen(undefined)}
        />
      )}
      {!isThere && (
        <Loading>
          <SkeletonRows rows={stage.steps.length} />
        </Loading>
      )}
      <div className={s.rest} hidden={!isThere}>
        <ArrivalContext value={wait}>
          <StageBody {...props} lock={lock} isWelcome={isWelcome} onWelcome={setWantsWelcome} />
        </ArrivalContext>
      </div>
    </div>
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

/** How much is left, and the stage's own next day. */
function StageNote({ stage, openStep, journey: { now }, isReduced }: StageProps) {
  const today = todayHere(useNow())
  const words = noteOf(stage, openStep !== undefined)
  const [date] = isReduced ? [] : datesIn([stage], now, today.toString())
  return (
    <>
      {words !== undefined && <span>{words}</span>}
      {date !== undefined && (
        <span className="muted">
          {date.title} <ShortDay day={dayFrom(date.when)} today={today} />
        </span>
      )}
    </>
  )
}

type BodyProps = StageProps &
  Pick<StageStepsProps, 'lock'> & { isWelcome: boolean; onWelcome: (isWanted: boolean) => void }

function StageBody({ isWelcome, onWelcome, ...props }: BodyProps) {
  const { stage, openStep, welcome, drawing, besideStart, outline } = props
  useFirstVisit(stage, openStep !== undefined)
  if (stage.isComingSoon) {
    return (
      <>
        <StageWelcome stage={stage} welcome={welcome} drawing={drawing} />
        <StageFoot onAbout={undefined} />
      </>
    )
  }
  const steps = <StageSteps {...props} journey={props.isReduced ? undefined : props.journey} />
  const done = stage.stepsLeft < 2 && <StageDone stage={stage} isAtStep={openStep !== undefined} />
  const isAtStep = stage.steps.some(step => step.route === openStep && step.status !== 'locked')
  if (isAtStep && !props.isReduced) {
    return (
      <>
        {done}
        {steps}
      </>
    )
  }
  // One frame for both, so that a dialog opened at the foot of the welcome outlives it.
  return (
    <div className={isWelcome ? 'stack-6' : 'stack-5'}>
      {!isWelcome && done}
      {stage.otherWay !== undefined && outline()}
      {isWelcome ? (
        <StageWelcome
          stage={stage}
          welcome={welcome}
          drawing={drawing}
          beside={besideStart}
          onStarted={() => onWelcome(false)}
        />
      ) : stage.steps.length === 0 ? (
        <NoSteps drawing={drawing} />
      ) : (
        steps
      )}
      <StageFoot onAbout={isWelcome ? undefined : () => onWelcome(true)}>
        {stage.otherWay === undefined && outline()}
      </StageFoot>
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
