import { Tag } from '#src/ui/tag.tsx'
import { sourcesInWords } from '#src/journey/guide.ts'
import * as copy from '../copy.ts'
import s from './moving-rules.module.css'

/** What holds today beside what may come, each with its source: said before a student counts on it. */
export function MovingRules() {
  return (
    <section className={s.rules} aria-labelledby="moving-rules">
      <h3 id="moving-rules">{copy.title}</h3>
      <ul>
        {copy.movingRules.map(({ title, state, today, otherwise, source }) => (
          <li key={title}>
            <h4>
              {title} <Tag tone="plain">{copy.states[state]}</Tag>
            </h4>
            <p>
              <strong>{copy.today}:</strong> {today}
            </p>
            <p>
              <strong>{copy.maybe[state]}:</strong> {otherwise}
            </p>
            <p className="quiet">Source: {sourcesInWords([source])}.</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
