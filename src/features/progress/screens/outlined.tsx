import { lazy, Suspense, useCallback, useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import type { Outline, StepOutline } from '#src/journey/outline.ts'
import type { OpenWay, StageView, StepView } from '#src/journey/read.ts'
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

const FinishDialog = lazy(() => import('../finishing/screens/finish-dialog.tsx'))

/** The stage that was just finished by a press here: what was pressed is gone by then, and the page shows the undo. */
let justFinished: string | undefined

/** How life has finished it without us, in the student's words; once one is said, it can be taken back. */
function OtherWays({ stage, words }: OtherWaysProps) {
  const { route, label, otherWay: taken, otherWays } = stage
  const verb = useVerb((way: string) => journey.finish({ stage: route, way }), { rereads })
  const [asked, setAsked] = useState<OpenWay>()
  const finish = (way: string) => {
    justFinished = route
    verb.mutate(way, { onError: () => (justFinished = undefined) })
  }
  if (taken !== undefined) return <Taken stage={route} way={taken} said={words?.[taken]?.said} />
  if (otherWays === undefined) return null
  return (
    <section className={s.ways} aria-label={copy.another}>
      {otherWays.map(way => (
        <Button
          key={way.id}
          kind="link"
          busy={verb.isPending}
          onClick={() => (way.finishes === 1 ? finish(way.id) : setAsked(way))}
        >
          {words?.[way.id]?.offer}
        </Button>
      ))}
      {asked !== undefined && (
        <Suspense>
          <FinishDialog
            steps={asked.finishes}
            stage={label}
            busy={verb.isPending}
            onClose={() => setAsked(undefined)}
            onConfirm={() => finish(asked.id)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Taken({ stage, way, said }: { stage: string; way: string; said: string | undefined }) {
  const reopen = useVerb(() => journey.reopen({ stage, way }), { rereads })
  const show = useCallback(
    (place: HTMLDivElement) => {
      if (justFinished !== stage) return
      justFinished = undefined
      place.scrollIntoView({ block: 'center' })
      place.querySelector('button')?.focus({ preventScroll: true })
    },
    [stage],
  )
  return (
    <div ref={show}>
      <Notice
        tone="done"
        live
        title={said}
        action={
          <Button busy={reopen.isPending} onClick={() => reopen.mutate()}>
            {copy.undo}
          </Button>
        }
      />
    </div>
  )
}
