import type { Guide, Source } from '#src/journey/guide.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import s from './guide-panel.module.css'

/** A step that the student does by himself: what to know, and where we know it from. */
export function GuidePanel({ guide }: { guide: Guide }) {
  const sources = [...new Set(guide.points.flatMap(point => point.source ?? []))]
  return (
    <div className={s.guide}>
      <p>{guide.lede}</p>
      {guide.points.length > 0 && (
        <ul className={s.points}>
          {guide.points.map(point => (
            <li key={point.text}>
              {point.text}
              {point.source !== undefined && <sup>{sources.indexOf(point.source) + 1}</sup>}
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <ol className={s.sources} aria-label="Sources">
          {sources.map(source => (
            <li key={source.name}>{wordsOf(source)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function wordsOf({ name, checkedOn }: Source): string {
  const day = parseDay(checkedOn)
  return day === undefined ? name : `${name}, checked on ${formatDay(day)}`
}
