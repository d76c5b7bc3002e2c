import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { useFacts } from '#src/features/dated-facts/screens/use-facts.ts'
import { Tag } from '#src/ui/tag.tsx'
import * as copy from '../copy.ts'
import { shownRule } from '../rules.ts'

/** What holds today beside what may come, each with its source: said before a student counts on it. */
export function MovingRules() {
  return (
    <section className="stack-3" aria-labelledby="moving-rules">
      <h3 id="moving-rules">{copy.title}</h3>
      <ul className="stack-4 list">
        {copy.movingRules.map(rule => (
          <Rule key={rule.title} {...rule} />
        ))}
      </ul>
    </section>
  )
}

function Rule({ title, facts }: copy.MovingRule) {
  const rule = shownRule(useFacts(facts), todayHere(useNow()))
  if (rule === undefined) return null
  return (
    <li className="stack-2 ruled pad-top-3">
      <h4 className="row-2">
        {title} <Tag tone="plain">{rule.tag}</Tag>
      </h4>
      {rule.parts.map(({ id, label, words }) => (
        <p key={id}>
          <strong>{label}:</strong> {words}
        </p>
      ))}
      <p className="quiet">{rule.sources}</p>
    </li>
  )
}
