import { useVerb } from '#src/browser/use-verb.ts'
import type { Outline, StepOutline } from '#src/journey/outline.ts'
import type { StageView, StepView } from '#src/journey/read.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../outline/copy.ts'
import { journey } from './journey.ts'
import s from './outlined.module.css'
import { SourceMark } from './source-mark.tsx'

export type OutlinedProps = { stage: StageView; /** Of the whole stage, without. */ step?: StepView | undefined }

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
    <div className={s.head}>
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

type OtherWaysProps = { stage: StageView; words: Outline['otherWays'] }

const rereads = ['journey', 'onboarding'] as const

/** How life has finished it without us, in the student's words; once one is said, it can be taken back. */
function OtherWays({ stage: { route: stage, otherWay: taken, otherWays }, words }: OtherWaysProps) {
  const finish = useVerb((way: string) => journey.finish({ stage, way }), { rereads })
  const reopen = useVerb((way: string) => journey.reopen({ stage, way }), { rereads })
  if (taken !== undefined) {
    return (
      <Notice
        tone="done"
        live
        title={words?.[taken]?.said}
        action={
          <Button busy={reopen.isPending} onClick={() => reopen.mutate(taken)}>
            {copy.undo}
          </Button>
        }
      />
    )
  }
  if (otherWays === undefined) return null
  return (
    <section className={s.ways} aria-label={copy.another}>
      {otherWays.map(way => (
        <Button key={way} kind="link" busy={finish.isPending} onClick={() => finish.mutate(way)}>
          {words?.[way]?.offer}
        </Button>
      ))}
    </section>
  )
}
