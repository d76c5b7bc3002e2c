import { useMemo } from 'react'
import { ShortDay } from '#src/browser/short-day.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import type { Due } from '#src/journey/ahead.ts'
import type { Outline, StepOutline } from '#src/journey/outline.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { Ticket, type TicketFact } from '#src/ui/ticket.tsx'
import * as copy from '../outline/copy.ts'
import { BeingChecked } from './being-checked.tsx'
import { dayWords } from './step-status.tsx'

export type OutlinedProps = Due & {
  stage: StageView
  /** Of the whole stage, without. */ step?: StepView | undefined
}

/** At the foot of the stage, and in a script of its own: a step is read before it. */
const OtherWays = later(
  orNothing(async () => (await import('./other-ways.tsx')).OtherWays),
  null,
)

// The panel waits for it, and where nothing is needed nothing is fetched.
const HaveReady = later(async () => (await import('./have-ready.tsx')).HaveReady, <Awaited />)

// Few steps have one here.
const SourceMark = later(
  orNothing(async () => (await import('./source-mark.tsx')).SourceMark),
  null,
)

/** What a stage's outline says: of a step what it is and takes, of the stage how it is finished another way. */
export function Outlined({ stage, step, outline, ...due }: OutlinedProps & { outline: Outline }) {
  return step === undefined ? (
    <OtherWays stage={stage} words={outline.otherWays} />
  ) : (
    <>
      <StepHead step={step} due={due} outline={outline.steps[step.id]} />
      {step.again !== undefined && <p>{outline.again?.(step.again)}</p>}
    </>
  )
}

type StepHeadProps = { step: StepView; due: Due; outline: StepOutline | undefined }

/** At the head of an open step: what it is, three facts, and what one needs as long as it is the student's turn. */
function StepHead({ step, due, outline }: StepHeadProps) {
  const facts = factsOf(step, due, outline, todayHere(useNow()))
  // The same list each time: what comes later is not drawn again for it.
  const sources = useMemo(() => sourcesOf(outline), [outline])
  // What came is looked at: nothing stands before it.
  if (step.status === 'readyForReview') return null
  const isTheirs = step.status !== 'processing'
  return (
    <>
      {outline?.is !== undefined && <p className="muted">{outline.is}</p>}
      {facts.length > 0 && <Ticket facts={facts} />}
      {isTheirs && sources.length > 0 && <SourceMark of={sources} />}
      {isTheirs && outline !== undefined && outline.atHand.length > 0 && <HaveReady items={outline.atHand} />}
    </>
  )
}

const sourcesOf = ({ minutes = null, fact }: Partial<StepOutline> = {}) =>
  [typeof minutes === 'object' ? minutes?.source : undefined, fact?.source].filter(source => source !== undefined)

function factsOf(
  step: StepView,
  { by, isChecked }: Due,
  outline: StepOutline | undefined,
  today: Temporal.PlainDate,
): TicketFact[] {
  const { holder } = step
  if (holder !== undefined && holder.who !== 'student') {
    return [
      { label: copy.withWhom, words: holder.name },
      ...(holder.until === undefined ? [] : [{ label: copy.until, words: dayWords(holder.until) }]),
    ]
  }
  const { minutes = null, fact } = outline ?? {}
  return [
    ...(minutes === null ? [] : [{ label: copy.takes, words: copy.minutesWords(minutes) }]),
    ...(by === undefined
      ? []
      : [
          {
            label: by < today.toString() ? copy.wasBy : copy.by,
            words: (
              <>
                <ShortDay day={Temporal.PlainDate.from(by)} today={today} isAlone />
                <BeingChecked isIt={isChecked} />
              </>
            ),
          },
        ]),
    ...(fact === undefined ? [] : [{ label: fact.label, words: fact.words }]),
  ]
}
