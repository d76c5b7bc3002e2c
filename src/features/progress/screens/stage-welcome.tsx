import type { ReactNode } from 'react'
import { useChat } from '#src/browser/chat.ts'
import type { Welcome } from '#src/journey/stage.ts'
import type { StageView } from '#src/journey/views.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { useEarlyAccess, useVisit } from './use-journey.ts'
import s from './progress.module.css'

type StageWelcomeProps = {
  stage: StageView
  welcome: Welcome
  drawing: ReactNode
  /** A second thing to do, next to the first. */
  beside?: ReactNode
  onStarted?: () => void
}

/** What a stage says of itself before its steps, or before it opens. */
export function StageWelcome({ stage, welcome, drawing, beside, onStarted }: StageWelcomeProps) {
  return (
    <section className="stack-6">
      <div className={s.head}>
        <div>
          <h2>{welcome.title}</h2>
          <p className={s.lede}>{welcome.lede}</p>
        </div>
        <div className={s.drawing}>{drawing}</div>
      </div>
      <Actions>
        {stage.isComingSoon ? (
          <EarlyAccess stage={stage} />
        ) : (
          <Start stage={stage} words={welcome.start} onStarted={() => onStarted?.()} />
        )}
        {beside}
      </Actions>
      <ul className="stack-6 list cards ruled lines-5 pad-top-5">
        {welcome.points.map(point => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p className="above-1 muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
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
