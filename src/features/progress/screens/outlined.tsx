import type { Outline, StepOutline } from '#src/journey/outline.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import * as copy from '../outline/copy.ts'

export type OutlinedProps = { stage: StageView; /** Of the whole stage, without. */ step?: StepView | undefined }

/** At the foot of the stage, and in a script of its own: a step is read before it. */
const OtherWays = later(
  orNothing(async () => (await import('./other-ways.tsx')).OtherWays),
  null,
)

// Few steps have one here.
const SourceMark = later(
  orNothing(async () => (await import('./source-mark.tsx')).SourceMark),
  null,
)

/** What a stage's outline says: of a step what it takes, of the stage how it is finished another way. */
export function Outlined({ stage, step, outline }: OutlinedProps & { outline: Outline }) {
  return step === undefined ? (
    <OtherWays stage={stage} words={outline.otherWays} />
  ) : (
    <>
      <StepHead order={step.order} of={stage.steps.length} outline={outline.steps[step.id]} />
      {step.again !== undefined && <p>{outline.again?.(step.again)}</p>}
    </>
  )
}

type StepHeadProps = { order: number; of: number; outline: StepOutline | undefined }

/** At the head of an open step: which one it is, how long it takes, and what one needs. */
function StepHead({ order, of, outline: { minutes, atHand } = nothing }: StepHeadProps) {
  return (
    <div className="stack-1 muted">
      <p>
        {copy.orderWords(order, of)}
        {minutes !== null && ` · ${copy.minutesWords(minutes)}`}
      </p>
      {atHand.length > 0 && (
        <p>
          {copy.atHand} {atHand.join(', ')}
        </p>
      )}
      {typeof minutes === 'object' && minutes !== null && <SourceMark of={[minutes.source]} />}
    </div>
  )
}

/** The desk says in words what a step needs that it assigns. */
const nothing: StepOutline = { minutes: null, atHand: [] }
