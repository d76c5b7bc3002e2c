import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useLanguageWords } from '#src/browser/languages/use-words.ts'
import { Button } from '#src/ui/button.tsx'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { MoneyView } from '../../contract.ts'
import { useFamilyWords } from '../../screens/use-words.ts'
import type { AskedLine, FamilyLine } from '../contract.ts'
import { familyPays } from './api.ts'
import { useAskWords } from './use-words.ts'

type Named = { student: string; firstName: string }
type AskedProps = Named & Pick<MoneyView, 'asked' | 'thanks'>

/** What is asked of who reads this: the sum in rupees, whom it goes to, by when, and what follows. */
export function Asked({ asked, thanks, student, firstName }: AskedProps) {
  const { words, languageOf } = useAskWords()
  const { home: copy } = words
  const [params] = useSearchParams()
  const justPaid = params.get('paid')
  return (
    <>
      {thanks.map(({ ask, amount, payee, what }) => (
        <Notice key={ask} tone="done" live title={copy.thanksTitle}>
          <span lang={languageOf('home.thanks')}>{copy.thanks(amount, payee, what)}</span>
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
          <p className="quiet" lang={languageOf('home.inDoubt')}>
            {copy.inDoubt(firstName)}
          </p>
        </section>
      )}
    </>
  )
}

type OneProps = Named & { line: AskedLine; isOnItsWay: boolean; isFirst: boolean }

function One({ line, isOnItsWay, isFirst, student, firstName }: OneProps) {
  const { home: copy } = useAskWords().words
  const payersOf = usePayersOf(firstName)
  return (
    <li className="stack-3 box pad-4 breakable">
      <Sum line={line} />
      <dl className="terms stack-1">
        {line.payee !== '' && (
          <div>
            <dt>{copy.to}</dt>
            <dd lang="en">{line.payee}</dd>
          </div>
        )}
        <div>
          <dt>{copy.by}</dt>
          <dd lang="en">{line.when}</dd>
        </div>
      </dl>
      {line.askedOf.length > 1 && <p>{payersOf(line)}</p>}
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
}

function Sum({ line: { what, amount, inRupees, isOverdue } }: { line: FamilyLine }) {
  const { words, languageOf } = useFamilyWords()
  return (
    <div className="stack-1" lang="en">
      <h3 className="semibold text-3">{what}</h3>
      <p className="large-4">{inRupees ?? amount}</p>
      {inRupees !== null && <p className="muted">{amount}</p>}
      {isOverdue && (
        <p className="brick" lang={languageOf('home.overdue')}>
          {words.home.overdue}
        </p>
      )}
    </div>
  )
}

/** The browser goes to the card page, and comes back here. */
function Pay({
  line: { ask, amount },
  kind,
  student,
}: Pick<OneProps, 'line' | 'student'> & { kind: 'primary' | 'quiet' }) {
  const { words, languageOf, say } = useAskWords()
  const { home: copy } = words
  const pay = useMutation({
    mutationFn: () => familyPays.pay({ student, ask }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <div className="stack-2" lang={languageOf('home.pay')}>
      {pay.error !== null && (
        <Notice tone="wrong" live>
          {say(pay.error.message)}
        </Notice>
      )}
      <Button kind={kind} wide busy={pay.isPending || pay.isSuccess} onClick={() => pay.mutate(undefined)}>
        {copy.pay(amount)}
      </Button>
      <p className="quiet">{copy.next}</p>
    </div>
  )
}

function Follows({ lines, firstName }: { lines: readonly FamilyLine[]; firstName: string }) {
  const { home: copy } = useAskWords().words
  const payersOf = usePayersOf(firstName)
  const shared = useLanguageWords().words
  return (
    <section className="stack-2" aria-label={copy.followsTitle}>
      <h4 className="text-3">{copy.followsTitle}</h4>
      <FewFirst rows={lines} first={2} words={shared}>
        {shown => (
          <ul className="list">
            {shown.map(line => (
              <li key={line.id} className="stack-1 ruled-below pad-y-3" lang="en">
                <span>{line.what}</span>
                <span className="semibold">{line.inRupees ?? line.amount}</span>
                {line.inRupees !== null && <span className="muted">{line.amount}</span>}
                <span>{line.when}</span>
                <span className="quiet">{payersOf(line)}</span>
              </li>
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  )
}

/** By whom a sum is to be paid, as far as somebody was asked. */
export function usePayersOf(firstName: string): (line: FamilyLine) => string {
  const { payers } = useAskWords().words.home
  const { relationNames } = useFamilyWords().words
  return ({ askedOf }) =>
    askedOf.length === 0
      ? payers.student(firstName)
      : askedOf
          .map(({ isYou, relation }) => (isYou ? payers.you : payers.other(firstName, relationNames[relation])))
          .join(' · ')
}
