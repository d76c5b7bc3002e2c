import { readOf } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { LeadForm } from '#src/features/products/screens/lead-form.tsx'
import { OrderPanel } from '#src/features/products/screens/order-panel.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { Stack } from '#src/ui/stack.tsx'
import { byYourself, guides } from '../copy.ts'
import { productsApi } from '#src/features/products/screens/api.ts'
import { readKnown } from '#src/features/people/values/screens/use-known.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(OpenAccount, queries =>
  Promise.all([
    queries.fetchQuery(readOf(productsApi.read, { kind: 'bank-account' })),
    readKnown(queries),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

/** Through us, or by oneself. */
function OpenAccount() {
  const step = useStep('bank-accounts', 'OpenAccount')
  return (
    <Stack>
      <GuidePanel guide={guides.OpenAccount} />
      {step?.canBeUnmarked !== true && <OrderPanel kind="bank-account" Form={LeadForm} />}
      {step?.canBeMarked === true && <p>{byYourself}</p>}
    </Stack>
  )
}
