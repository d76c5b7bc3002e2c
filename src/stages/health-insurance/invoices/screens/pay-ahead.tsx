import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { invoices, useInsuranceVerb } from '#src/stages/health-insurance/screens/api.ts'
import { dayWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import type { BillView } from '../contract.ts'
import * as copy from '../copy.ts'
import { aheadOf } from '../rules.ts'

/** For students who want to pay before they are asked: the next bill, or all that is left in one payment. */
export function PayAhead({ policy, bills }: { policy: string; bills: readonly BillView[] }) {
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
