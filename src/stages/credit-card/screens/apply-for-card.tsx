import { LeadForm } from '../../../features/products/screens/lead-form.tsx'
import { OrderPanel } from '../../../features/products/screens/order-panel.tsx'
import { PapersToBring } from '../../../features/products/screens/papers-to-bring.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { useStep } from '../../../features/progress/screens/use-step.ts'
import { Stack } from '../../../ui/stack.tsx'
import { byYourself, guides } from '../copy.ts'
import { counterQuery } from '../../../features/products/screens/product-queries.ts'
import { withReads } from '../../../manifest/web.tsx'

export default withReads(ApplyForCard, queries => queries.fetchQuery(counterQuery('credit-card')))

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
