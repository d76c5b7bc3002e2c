import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { dayWords, whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import type { BillView, InvoicesView } from '../contract.ts'
import * as copy from '../copy.ts'

export const NothingLeft = () => (
  <Notice tone="done" title={copy.nothingLeft}>
    {copy.nothingLeftWords}
  </Notice>
)

/** No bill stands: none was issued yet, or what was issued was voided. */
export function ToCome({ view }: { view: InvoicesView }) {
  const voided = view.bills.findLast(({ state }) => state === 'void')
  if (voided?.voidReason != null) return <Voided bill={voided} view={view} reason={voided.voidReason} />
  return (
    <>
      <Notice tone="waiting" live title={copy.toCome} />
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: whenWords(view.depositPaidAt) }}
        holder="With us now"
        now={{ what: 'Makes the invoice', detail: 'Usually within 24 hours of the deposit.' }}
        then={{
          what: `You pay ${formatMoney(dollars(view.left))}`,
          detail: view.billingCycle === 'Monthly' ? 'In one bill a month.' : 'In one bill, a week after it comes.',
        }}
      />
    </>
  )
}

type VoidedProps = { bill: BillView; view: InvoicesView; reason: NonNullable<BillView['voidReason']> }

/** The specification has words of its own for all partners but one. */
function Voided({ bill, view, reason }: VoidedProps) {
  const openChat = useChat()
  const isLate = reason === 'late-waiver' && view.partner !== 'MedPrime'
  return (
    <Notice
      tone="wrong"
      live
      title={isLate ? copy.lateWaiver : copy.voidedTitle}
      action={<Button onClick={() => openChat({ draft: copy.drafts.missing })}>{copy.chat}</Button>}
    >
      {reason === 'replaced' && <p>{copy.voidWords.replaced}</p>}
      {bill.voidedAt !== null && <p>{whenWords(bill.voidedAt)}</p>}
      <p>{copy.stillLeft(formatMoney(dollars(view.left)))}</p>
      <p>{copy.voidedNext}</p>
    </Notice>
  )
}

/** What was voided and never paid, beside a bill that is: it is still owed. */
export function VoidedBeside({ view }: { view: InvoicesView }) {
  const standing = view.bills.filter(({ state }) => state !== 'void' && state !== 'paid')
  const isCovered = standing.reduce((sum, { amount }) => sum + amount, 0) >= view.left
  const voided = view.bills.findLast(({ state }) => state === 'void')
  if (isCovered || voided?.voidReason == null) return null
  return <Voided bill={voided} view={view} reason={voided.voidReason} />
}

/** Nothing is asked for now. */
export function AllPaid({ bills }: { bills: readonly BillView[] }) {
  const next = bills.find(({ state }) => state === 'later')
  return (
    <Notice tone="done" live title={copy.paid}>
      {next === undefined ? copy.paidWords : copy.nextBill(dayWords(next.dueOn))}
    </Notice>
  )
}
