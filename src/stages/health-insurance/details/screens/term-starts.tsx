import { optional } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { Button } from '#src/ui/button.tsx'
import { formatDay } from '#src/values/dates.ts'
import { usePlansAt } from '#src/stages/health-insurance/screens/api.ts'
import { comingStarts } from '../terms/rules.ts'
import { termNames, termsAsGuide } from '../copy.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'

type TermStartsProps = { university: string | undefined; onChoose: (start: string) => void }

/** The first days of the university's terms to come, each one press away. */
export function TermStarts({ university, onChoose }: TermStartsProps) {
  const starts = comingStarts(optional(usePlansAt(university))?.university.terms ?? {}, todayHere().toString())
  if (starts.length === 0) return null
  return (
    <section className={s.terms} aria-label="First days of terms">
      {starts.map(({ term, start }) => (
        <Button key={term} kind="link" onClick={() => onChoose(start)}>
          {termNames[term]}: {formatDay(Temporal.PlainDate.from(start))}
        </Button>
      ))}
      <p>{termsAsGuide}</p>
    </section>
  )
}
