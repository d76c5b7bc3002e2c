import { readOf } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { LeadForm } from '#src/features/products/screens/lead-form.tsx'
import { OrderPanel } from '#src/features/products/screens/order-panel.tsx'
import { PapersToBring } from '#src/features/products/screens/papers-to-bring.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { Stack } from '#src/ui/stack.tsx'
import { byYourself, guides } from '../copy.ts'
import { productsApi } from '#src/features/products/screens/api.ts'
import { readKnown } from '#src/features/people/values/screens/use-known.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(ApplyForCard, queries =>
  Promise.all([
    queries.fetchQuery(readOf(productsApi.read, { kind: 'credit-card' })),
    readKnown(queries),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

/** Through us, or by oneself. */
function ApplyForCard() {
  const step = useStep('credit-card', 'ApplyForCard')
  return (
    <Stack>
      <GuidePanel guide={guides.ApplyForCard} />
      {step?.canBeUnmarked !== true && (
        <>
          {step?.canBeMarked === true && <PapersToBring kind="credit-card" />}
          <OrderPanel kind="credit-card" Form={LeadForm} />
        </>
      )}
      {step?.canBeMarked === true && <p>{byYourself}</p>}
    </Stack>
  )
}
