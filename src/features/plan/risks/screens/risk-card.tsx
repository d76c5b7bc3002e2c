import { useGiven } from '#src/manifest/given.tsx'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import type { RiskCard, RiskView } from '#src/features/plan/contract.ts'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { estimated } from '../../copy.ts'
import { words as wordNames } from '../../shown/copy.ts'
import * as copy from '../copy.ts'
import { leadParts } from './slots.ts'

type CardProps = { card: RiskCard; me: string }

/** One student: what is to be saved first and how, who leads them, and what else of theirs is at risk behind one press. */
export function StudentAtRisk({ card: { student, lead, first, others }, me }: CardProps) {
  const [leads] = useGiven(leadParts)
  return (
    <Card as="li">
      <div className="stack-3">
        <div className="row-3 apart lines-1 touch">
          <h2 className="text-3">
            <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
          </h2>
          {leads !== undefined && <leads.Lead student={student} lead={lead} me={me} />}
        </div>
        <DateAtRisk risk={first} />
        {others.length > 0 && (
          <Fold summary={copy.others(others.length)}>
            <ul className="stack-4 list">
              {others.map(risk => (
                <li key={risk.thing}>
                  <DateAtRisk risk={risk} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
        <p className="line touch">
          <Link href={`/desk/chats/${student.id}`}>{copy.chatWith(student.name)}</Link>
        </p>
      </div>
    </Card>
  )
}

function DateAtRisk({ risk }: { risk: RiskView }) {
  const { name, when, isHard, word, todo, rule, isEstimated } = risk
  const limit = formatDay(Temporal.PlainDate.from(risk.limit))
  return (
    <div className="stack-1">
      <p className="row-2 lines-1">
        <strong>{name}</strong>
        <StatusTag tone={word === 'breaks' ? 'wrong' : 'tight'}>{wordNames[word]}</StatusTag>
        {isEstimated && <Tag>{estimated}</Tag>}
      </p>
      <p>
        {copy.limitWords(isHard, limit)} {!when.endsWith(limit) && <span className="quiet">({when})</span>}
      </p>
      <p>{todo ?? copy.noRemedy}</p>
      <p className="quiet">{rule.words}</p>
    </div>
  )
}
