import { optional, readOf, useRead, useReadWhen } from '#src/browser/reads.ts'
import { InRupees, RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { EachPolicy } from '#src/stages/health-insurance/policies/screens/each-policy.tsx'
import { NoInsurance } from '#src/stages/health-insurance/policies/screens/no-insurance.tsx'
import { invoices, useInsuranceVerb } from '#src/stages/health-insurance/screens/api.ts'
import type { InvoicesView, BillView } from '../contract.ts'
import { AmountsList } from './amounts.tsx'
import { Bills } from './bills.tsx'
import { NextBill } from './next-bill.tsx'
import { useLeftPage } from './use-left-page.ts'
import { AllPaid, NothingLeft, ToCome, VoidedBeside } from './standings.tsx'
import { readForPolicies } from '#src/stages/health-insurance/screens/first-reads.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import * as copy from '../copy.ts'
import { withReads } from '#src/manifest/web.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { dayWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import { aheadOf } from '../rules.ts'

export default withReads(InvoicePanel, queries =>
  Promise.all([
    readForPolicies(queries, policy => queries.fetchQuery(readOf(invoices.read, { policy }))),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

/** The step: what is left to pay, the bill that is asked for now, and all bills with their receipts. */
function InvoicePanel() {
  useLeftPage()
  return (
    <Stack gap={5}>
      <EachPolicy>{({ id }, before) => <InvoicesOf policy={id} before={before?.id} />}</EachPolicy>
      <RupeesRate />
    </Stack>
  )
}

function InvoicesOf({ policy, before }: { policy: string; before: string | undefined }) {
  const query = useRead(invoices.read, { policy })
  const first = optional(useReadWhen(before !== undefined, invoices.read, { policy: before }))
  if (query.data === undefined) return <Waiting query={query} />
  if (query.data === null) return <NoInsurance query={query} />
  const view = query.data
  return (
    <Stack gap={6}>
      <Now view={view} isNext={!isToPay(first)} />
      <PayAhead policy={policy} bills={view.bills} />
      <div className="stack-3">
        <h3>What it comes to</h3>
        <AmountsList amounts={view} Beside={InRupees} />
        {view.depositPayment !== null && (
          <DownloadButton kind="link" from={`/api/payments/${view.depositPayment}/receipt`} name={copy.depositFile}>
            Receipt of the deposit
          </DownloadButton>
        )}
      </div>
      {view.bills.length > 0 && <Bills bills={view.bills} />}
    </Stack>
  )
}

/** The one that is asked for now. */
const billOf = (bills: readonly BillView[]): BillView | undefined =>
  bills.find(({ state }) => state !== 'void' && state !== 'paid' && state !== 'later')

function isToPay(view: InvoicesView | null | undefined): boolean {
  const state = billOf(view?.bills ?? [])?.state
  return state === 'due' || state === 'failed'
}

/** What is to be done now, if anything. A bill that was voided is still owed, whatever else was paid. */
function Now({ view, isNext }: { view: InvoicesView; isNext: boolean }) {
  const standing = view.bills.filter(({ state }) => state !== 'void')
  const asked = billOf(standing)
  const isLater = standing.some(({ state }) => state === 'later')
  if (view.invoice === 0) return <NothingLeft />
  if (asked === undefined && view.left > 0 && !isLater) return <ToCome view={view} />
  return (
    <>
      {asked === undefined ? (
        <AllPaid bills={standing} />
      ) : (
        <NextBill key={asked.id} bill={asked} count={standing.length} planName={view.planName} isNext={isNext} />
      )}
      <VoidedBeside view={view} />
    </>
  )
}

/** For students who want to pay before they are asked: the next bill, or all that is left in one payment. */
function PayAhead({ policy, bills }: { policy: string; bills: readonly BillView[] }) {
  const { next, all, sum } = aheadOf(bills)
  const payNext = useInsuranceVerb(async (invoice: string) => location.assign((await invoices.pay({ invoice })).url))
  const payAll = useInsuranceVerb(async () => location.assign((await invoices.payRest({ policy })).url))
  if (next === undefined && all.length < 2) return null
  return (
    <Fold summary={copy.ahead.title}>
      <div className="stack-3">
        <p>{copy.ahead.words}</p>
        <Actions>
          {next !== undefined && (
            <Button busy={payNext.isPending} onClick={() => payNext.mutate(next.id)}>
              {copy.ahead.next(formatMoney(dollars(next.amount)), dayWords(next.dueOn))}
            </Button>
          )}
          {all.length > 1 && (
            <Button busy={payAll.isPending} onClick={() => payAll.mutate(undefined)}>
              {copy.ahead.all(formatMoney(dollars(sum)), all.length)}
            </Button>
          )}
        </Actions>
      </div>
    </Fold>
  )
}
