import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { MoneyView } from '../contract.ts'
import { home as copy } from '../copy.ts'
import { family } from './api.ts'
import { AsOf } from './as-of.tsx'
import { goodFor } from './moments.ts'

/** What is to be paid, by when, and in rupees first: it is they who pay. */
export function Money({ student }: { student: string }) {
  const query = useQuery({ ...readOf(family.money, { student }), staleTime: goodFor })
  return (
    <section className="heads-4 stack-2" aria-label={copy.moneyTitle}>
      <h2>{copy.moneyTitle}</h2>
      <Loaded query={query} rows={3}>
        {({ now: read, due }) => (
          <>
            {due === null ? <p>{copy.noRate}</p> : <Due due={due} />}
            <AsOf read={read} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const Due = ({ due }: { due: NonNullable<MoneyView['due']> }) =>
  due.length === 0 ? (
    <p>{copy.nothingDue}</p>
  ) : (
    <FewFirst rows={due} first={6}>
      {shown => (
        <ul className="list">
          {shown.map(({ id, what, amount, inRupees, when, isOverdue }) => (
            <li key={id} className="stack-1 ruled-below pad-y-3 breakable">
              <span className="semibold">{what}</span>
              <span className="large-3">{inRupees ?? amount}</span>
              {inRupees !== null && <span className="muted">{amount}</span>}
              <span>{when}</span>
              {isOverdue && <span className="brick">{copy.overdue}</span>}
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  )
