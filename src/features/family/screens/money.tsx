import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { Asked, payersOf } from '../asks/screens/member-asks.tsx'
import type { MoneyView } from '../contract.ts'
import { home as copy } from '../copy.ts'
import { family } from './api.ts'
import { AsOf } from './as-of.tsx'
import { goodFor } from './moments.ts'

type MoneyProps = { student: string; firstName: string }

/** What is asked of them, and what is to be paid, by when, and in rupees first: it is they who pay. */
export function Money({ student, firstName }: MoneyProps) {
  const query = useQuery({ ...readOf(family.money, { student }), staleTime: goodFor })
  return (
    <Loaded query={query} rows={3}>
      {({ now: read, due, asked, thanks }) => (
        <>
          <Asked asked={asked} thanks={thanks} student={student} firstName={firstName} />
          {(asked.length === 0 || due?.length !== 0) && (
            <section className="heads-4 stack-2" aria-label={copy.moneyTitle}>
              <h2>{copy.moneyTitle}</h2>
              {due === null ? <p>{copy.noRate}</p> : <Due due={due} firstName={firstName} />}
            </section>
          )}
          <AsOf read={read} />
        </>
      )}
    </Loaded>
  )
}

type DueProps = Pick<MoneyProps, 'firstName'> & { due: NonNullable<MoneyView['due']> }

const Due = ({ due, firstName }: DueProps) =>
  due.length === 0 ? (
    <p>{copy.nothingDue}</p>
  ) : (
    <FewFirst rows={due} first={6}>
      {shown => (
        <ul className="list">
          {shown.map(line => (
            <li key={line.id} className="stack-1 ruled-below pad-y-3 breakable">
              <span className="semibold">{line.what}</span>
              <span className="large-3">{line.inRupees ?? line.amount}</span>
              {line.inRupees !== null && <span className="muted">{line.amount}</span>}
              <span>{line.when}</span>
              {line.isOverdue && <span className="brick">{copy.overdue}</span>}
              {line.askedOf.length > 0 && <span className="quiet">{payersOf(line, firstName)}</span>}
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  )
