import type { ReactNode } from 'react'
import type { Welcome } from '#src/journey/stage.ts'
import { Actions } from '#src/ui/actions.tsx'
import s from './progress.module.css'

/** What a stage says of itself before its steps. */
export function StageWelcome({
  welcome,
  drawing,
  action,
  beside,
}: {
  welcome: Welcome
  drawing: ReactNode
  action: ReactNode
  /** A second thing to do, next to the first. */
  beside?: ReactNode
}) {
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
        {action}
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
