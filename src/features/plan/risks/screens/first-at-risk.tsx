import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import type { RiskCard } from '#src/features/plan/contract.ts'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { dayOf, shortDay } from '#src/values/dates.ts'
import { words as wordNames } from '../../shown/copy.ts'
import * as copy from '../copy.ts'
import { planRisks } from './api.ts'

const most = 5

/** Beside Today: who has to be helped first, and the way to all of them. */
export function FirstAtRisk() {
  const query = useRead(planRisks.read, { lead: 'anyone', search: '', most })
  const { data } = query
  if (query.isPending || data?.students === 0) return null
  return (
    <section className="stack-2" aria-label={copy.firstTitle}>
      <div className="row-3 apart lines-0">
        <h2>{copy.firstTitle}</h2>
        {data !== undefined && <Link href="/desk/plans">{copy.all(data.students)}</Link>}
      </div>
      <Missing query={query} what="who is at risk" />
      <ul className="list">
        {data?.cards.map(card => (
          <First key={card.student.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

const First = ({ card: { student, first } }: { card: RiskCard }) => {
  const tone = first.word === 'breaks' ? 'brick' : 'tight'
  return (
    <li className="ruled pad-y-2">
      <div className="row-3 apart lines-0">
        <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
        <strong className={classes('one-line', tone)}>
          {shortDay(Temporal.PlainDate.from(first.limit), dayOf(Temporal.Now.instant()))}
        </strong>
      </div>
      <p className="text-1 dim">
        {first.name}: {wordNames[first.word].toLowerCase()}
      </p>
    </li>
  )
}
