import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Button } from '#src/ui/button.tsx'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { MoneyView } from '../../contract.ts'
import { home, relationNames } from '../../copy.ts'
import type { AskedLine, FamilyLine } from '../contract.ts'
import { home as copy } from '../copy.ts'
import { familyPays } from './api.ts'

type Named = { student: string; firstName: string }
type AskedProps = Named & Pick<MoneyView, 'asked' | 'thanks'>

/** What is asked of who reads this: the sum in rupees, whom it goes to, by when, and what follows. */
export function Asked({ asked, thanks, student, firstName }: AskedProps) {
  const [params] = useSearchParams()
  const justPaid = params.get('paid')
  return (
    <>
      {thanks.map(({ ask, amount, payee, what }) => (
        <Notice key={ask} tone="done" live title={copy.thanksTitle}>
          {copy.thanks(amount, payee, what)}
        </Notice>
      ))}
      {asked.length > 0 && (
        <section className="heads-4 stack-2" aria-label={copy.title(firstName)}>
          <h2>{copy.title(firstName)}</h2>
          <ul className="stack-4 list">
            {asked.map(line => (
              <One
                key={line.ask}
                line={line}
                isOnItsWay={line.ask === justPaid}
                isFirst={line === asked.find(({ paid }) => paid === 'here')}
                student={student}
                firstName={firstName}
              />
            ))}
          </ul>
          <p className="quiet">{copy.inDoubt(firstName)}</p>
        </section>
      )}
    </>
  )
}

type OneProps = Named & { line: AskedLine; isOnItsWay: boolean; isFirst: boolean }

const One = ({ line, isOnItsWay, isFirst, student, firstName }: OneProps) => (
  <li className="stack-3 box pad-4 breakable">
    <Sum line={line} />
    <dl className="terms stack-1">
      {line.payee !== '' && (
        <div>
          <dt>{copy.to}</dt>
          <dd>{line.payee}</dd>
        </div>
      )}
      <div>
        <dt>{copy.by}</dt>
        <dd>{line.when}</dd>
      </div>
    </dl>
    {line.askedOf.length > 1 && <p>{payersOf(line, firstName)}</p>}
    {isOnItsWay && (
      <Notice tone="waiting" live title={copy.onItsWayTitle}>
        {copy.onItsWay}
      </Notice>
    )}
    {line.paid === 'here' ? (
      <Pay line={line} kind={isFirst && !isOnItsWay ? 'primary' : 'quiet'} student={student} />
    ) : (
      <p>{line.paid === 'elsewhere' ? copy.elsewhere(firstName) : copy.notYet(firstName)}</p>
    )}
    {line.follows.length > 0 && <Follows lines={line.follows} firstName={firstName} />}
  </li>
)

const Sum = ({ line: { what, amount, inRupees, isOverdue } }: { line: FamilyLine }) => (
  <div className="stack-1">
    <h3 className="semibold text-3">{what}</h3>
    <p className="large-4">{inRupees ?? amount}</p>
    {inRupees !== null && <p className="muted">{amount}</p>}
    {isOverdue && <p className="brick">{home.overdue}</p>}
  </div>
)

/** The browser goes to the card page, and comes back here. */
function Pay({
  line: { ask, amount },
  kind,
  student,
}: Pick<OneProps, 'line' | 'student'> & { kind: 'primary' | 'quiet' }) {
  const pay = useMutation({
    mutationFn: () => familyPays.pay({ student, ask }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <div className="stack-2">
      {pay.error !== null && (
        <Notice tone="wrong" live>
          {pay.error.message}
        </Notice>
      )}
      <Button kind={kind} wide busy={pay.isPending || pay.isSuccess} onClick={() => pay.mutate(undefined)}>
        {copy.pay(amount)}
      </Button>
      <p className="quiet">{copy.next}</p>
    </div>
  )
}

const Follows = ({ lines, firstName }: { lines: readonly FamilyLine[]; firstName: string }) => (
  <section className="stack-2" aria-label={copy.followsTitle}>
    <h4 className="text-3">{copy.followsTitle}</h4>
    <FewFirst rows={lines} first={2}>
      {shown => (
        <ul className="list">
          {shown.map(line => (
            <li key={line.id} className="stack-1 ruled-below pad-y-3">
              <span>{line.what}</span>
              <span className="semibold">{line.inRupees ?? line.amount}</span>
              {line.inRupees !== null && <span className="muted">{line.amount}</span>}
              <span>{line.when}</span>
              <span className="quiet">{payersOf(line, firstName)}</span>
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  </section>
)

/** By whom a sum is to be paid, as far as somebody was asked. */
export function payersOf({ askedOf }: FamilyLine, firstName: string): string {
  if (askedOf.length === 0) return copy.payers.student(firstName)
  return askedOf
    .map(({ isYou, relation }) => (isYou ? copy.payers.you : copy.payers.other(firstName, relationNames[relation])))
    .join(' · ')
}
