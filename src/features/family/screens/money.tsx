import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { useLanguageWords } from '#src/browser/languages/use-words.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { Asked, usePayersOf } from '../asks/screens/member-asks.tsx'
import type { MoneyView } from '../contract.ts'
import { family } from './api.ts'
import { AsOf } from './as-of.tsx'
import { goodFor } from './moments.ts'
import { useFamilyWords } from './use-words.ts'

type MoneyProps = { student: string; firstName: string }

/** What is asked of them, and what is to be paid, by when, and in rupees first: it is they who pay. */
export function Money({ student, firstName }: MoneyProps) {
  const { home: copy } = useFamilyWords().words
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

function Due({ due, firstName }: DueProps) {
  const { words, languageOf } = useFamilyWords()
  const { home: copy } = words
  const payersOf = usePayersOf(firstName)
  const shared = useLanguageWords().words
  return due.length === 0 ? (
    <p lang={languageOf('home.nothingDue')}>{copy.nothingDue}</p>
  ) : (
    <FewFirst rows={due} first={6} words={shared}>
      {shown => (
        <ul className="list">
          {shown.map(line => (
            <li key={line.id} className="stack-1 ruled-below pad-y-3 breakable" lang="en">
              <span className="semibold">{line.what}</span>
              <span className="large-3">{line.inRupees ?? line.amount}</span>
              {line.inRupees !== null && <span className="muted">{line.amount}</span>}
              <span>{line.when}</span>
              {line.isOverdue && (
                <span className="brick" lang={languageOf('home.overdue')}>
                  {copy.overdue}
                </span>
              )}
              {line.askedOf.length > 0 && <span className="quiet">{payersOf(line)}</span>}
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  )
}
