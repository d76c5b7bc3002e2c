import { useEffect, useEffectEvent, useState } from 'react'
import * as copy from '../../../features/progress/copy.ts'
import { isNew } from '../../../features/progress/screens/badge.ts'
import { journey } from '../../../features/progress/screens/journey.ts'
import type { StageView } from '../../../journey/read.ts'
import { TickIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { dayOf, formatDay } from '../../../values/dates.ts'
import s from './home.module.css'

/** Stages in which something was laid for one that one has not looked at. */
export function NewSteps({ stages }: { stages: readonly StageView[] }) {
  const fresh = stages.filter(stage => stage.isListed && stage.steps.some(isNew))
  if (fresh.length === 0) return null
  return (
    <section className={s.part}>
      <h2>New for you</h2>
      <ul className={s.items}>
        {fresh.map(({ route, label, steps }) => (
          <li key={route}>
            <Link href={`/${route}`} className={s.item}>
              <span>
                <strong>{label}</strong>
                <span className={s.detail}>
                  {steps
                    .filter(isNew)
                    .map(({ title }) => title)
                    .join(', ')}
                </span>
              </span>
              <Tag tone="open">{copy.newSteps(steps.filter(isNew).length)}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A badge for each station passed; a new one is marked until it was seen once. */
export function Badges({ stages }: { stages: readonly StageView[] }) {
  const passed = stages.filter(stage => stage.isListed && stage.isComplete)
  const unseen = useUnseen(passed)
  return (
    <section className={s.part}>
      <h2>Stations passed</h2>
      {passed.length === 0 ? (
        <p className={s.muted}>Each stage you finish is kept here, with its day.</p>
      ) : (
        <ul className={s.badges}>
          {passed.map(stage => (
            <li key={stage.route}>
              <Link href={`/${stage.route}`} className={s.badge}>
                <span className={s.stamp}>
                  <TickIcon size={18} />
                </span>
                <span>
                  <strong>{stage.label}</strong>
                  <span className={s.detail}>{dayPassed(stage)}</span>
                </span>
                {unseen.includes(stage.route) && <Tag tone="waiting">New</Tag>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Unseen = { stage: string; step: string }

/** The last step stands for the stage: its badge is shown when the stage's is. */
function useUnseen(passed: readonly StageView[]): readonly string[] {
  const unseen = passed.flatMap(lastUnseen)
  // What was new when the page came stays marked while it is open.
  const [marked, setMarked] = useState<readonly string[]>([])
  const more = unseen.map(({ stage }) => stage).filter(stage => !marked.includes(stage))
  if (more.length > 0) setMarked([...marked, ...more])

  const show = useEffectEvent(() => {
    for (const name of unseen) journey.showBadge(name).catch(() => {})
  })
  const names = unseen.map(({ stage }) => stage).join(' ')
  useEffect(() => show(), [names])
  return marked
}

/** What was laid for somebody has a badge of its own, which is shown when the step is opened. */
function lastUnseen({ route, steps }: StageView): Unseen[] {
  const last = steps.findLast(step => !step.isCustom)
  return last === undefined || last.badgeShown ? [] : [{ stage: route, step: last.route }]
}

function dayPassed(stage: StageView): string {
  const last = stage.steps
    .flatMap(step => step.stageProgressionOn.complete ?? [])
    .toSorted()
    .at(-1)
  return last === undefined ? '' : formatDay(dayOf(Temporal.Instant.from(last)))
}
