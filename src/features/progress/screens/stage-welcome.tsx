import type { ReactNode } from 'react'
import type { Welcome } from '../../../journey/stage.ts'
import s from './welcome.module.css'

/** What a stage says of itself before its steps. */
export function StageWelcome({
  welcome,
  drawing,
  action,
}: {
  welcome: Welcome
  drawing: ReactNode
  action: ReactNode
}) {
  return (
    <section className={s.welcome}>
      <div className={s.head}>
        <div>
          <h2>{welcome.title}</h2>
          <p className={s.lede}>{welcome.lede}</p>
        </div>
        <div className={s.drawing}>{drawing}</div>
      </div>
      <div>{action}</div>
      <ul className={s.points}>
        {welcome.points.map(point => (
          <li key={point.title} className={s.point}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
