import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import s from './appointment.module.css'

export function SiteRules() {
  return (
    <section className="stack-4" aria-labelledby="appointment-rules">
      <h3 id="appointment-rules">{copy.rulesTitle}</h3>
      <ul className={s.rules}>
        {copy.rules.map(({ text, source }) => (
          <li key={text}>
            {text}
            <span className={s.quiet}>
              Source: {source.name}, checked on {formatDay(Temporal.PlainDate.from(source.checkedOn))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
