import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { PayLinkFold } from '#src/features/pay-links/screens/pay-link-fold.tsx'
import { useChat } from '#src/browser/chat.ts'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { invoices, useInsuranceVerb } from '#src/stages/health-insurance/screens/api.ts'
import { dayWords, whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import type { BillView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isOverdue } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'
import { insuranceInvoice } from '#src/stages/health-insurance/quote/rules.ts'

type NextBillProps = StandingProps & { count: number; planName: string }

/** The bill that is asked for now: to pay, being paid, or to be tried again. */
export function NextBill({ bill, count, planName, isNext }: NextBillProps) {
  return (
    <div className="stack-4">
      <p className={classes('row-4 baseline lines-1', s.invoicesAsked)}>
        <strong>
          <WithRupees cents={bill.amount} />
        </strong>
        <span>
          {count > 1 && `Bill ${bill.number} of ${count}, `}due on {dayWords(bill.dueOn)}, for {planName}
        </span>
      </p>
      <Standing bill={bill} isNext={isNext} />
      <PayLinkFold
        bill={{ purpose: insuranceInvoice.name, reference: bill.id }}
        what={copy.payerTitle(planName, bill.number)}
        amount={formatMoney(dollars(bill.amount))}
      />
    </div>
  )
}

type StandingProps = {
  bill: BillView
  /** Of several insurances, the one to pay first. */
  isNext: boolean
}

function Standing({ bill, isNext }: StandingProps) {
  const overdue = isOverdue(bill.dueOn, todayHere(useNow()))
  if (bill.state === 'processing') return <BeingPaid bill={bill} />
  if (bill.state === 'failed') return <Failed bill={bill} isNext={isNext} isOverdue={overdue} />
  return (
    <>
      {overdue && <Notice tone="wrong">{copy.overdue}</Notice>}
      <ToPay bill={bill} isNext={isNext} />
    </>
  )
}

/** The browser goes to the card page and comes back here. */
const usePay = ({ id }: BillView) =>
  useInsuranceVerb(async () => location.assign((await invoices.pay({ invoice: id })).url))

function ToPay({ bill, isNext }: StandingProps) {
  const openChat = useChat()
  const pay = usePay(bill)
  return (
    <Actions>
      <Button kind={isNext ? 'primary' : 'quiet'} busy={pay.isPending} onClick={() => pay.mutate(undefined)}>
        {copy.pay(formatMoney(dollars(bill.amount)))}
      </Button>
      <Button onClick={() => openChat({ draft: copy.drafts.call })}>{copy.bookCall}</Button>
    </Actions>
  )
}

function BeingPaid({ bill }: { bill: BillView }) {
  const pay = usePay(bill)
  return (
    <Notice
      tone="waiting"
      live
      title={copy.processing}
      action={
        <Button busy={pay.isPending} onClick={() => pay.mutate(undefined)}>
          {copy.backToPage}
        </Button>
      }
    >
      <p>{copy.inProcessing}</p>
      <p>{copy.notPaidYet}</p>
    </Notice>
  )
}

function Failed({ bill, isNext, isOverdue: overdue }: StandingProps & { isOverdue: boolean }) {
  const openChat = useChat()
  const pay = usePay(bill)
  return (
    <>
      <Notice tone="wrong" live title={copy.failed}>
        <p>{overdue ? copy.problem : copy.failedWords}</p>
        {bill.failedAt !== null && <p>{whenWords(bill.failedAt)}</p>}
      </Notice>
      <Actions>
        <Button kind={isNext ? 'primary' : 'quiet'} busy={pay.isPending} onClick={() => pay.mutate(undefined)}>
          {copy.retry}
        </Button>
        <Button onClick={() => openChat({ draft: copy.drafts.failed })}>{copy.chat}</Button>
      </Actions>
    </>
  )
}
