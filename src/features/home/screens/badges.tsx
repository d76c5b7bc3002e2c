import { useEffect, useEffectEvent, useState } from 'react'
import { journey } from '#src/features/progress/screens/journey.ts'
import type { StageView } from '#src/journey/views.ts'
import { TickIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import s from './home.module.css'

/** A badge for each station passed; a new one is marked until it was seen once. */
export function Badges({ stages }: { stages: readonly StageView[] }) {
  const passed = stages.filter(stage => stage.isListed && stage.isComplete)
  const unseen = useUnseen(passed)
  return (
    <section className="heads-4 stack-3">
      <h2>Stations passed</h2>
      {passed.length === 0 ? (
        <p className="muted">Each stage you finish is kept here, with its day.</p>
      ) : (
        <ul className="stack-3 list cards">
          {passed.map(stage => (
            <li key={stage.route}>
              <Link href={`/${stage.route}`} className={s.badge}>
                <span className={s.stamp}>
                  <TickIcon size={18} />
                </span>
                <span>
                  <strong>{stage.label}</strong> {unseen.includes(stage.route) && <Tag tone="waiting">New</Tag>}
                  <span className="quiet block readable">{dayPassed(stage)}</span>
                </span>
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

/** What was assigned for somebody has a badge of its own, which is shown when the step is opened. */
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
