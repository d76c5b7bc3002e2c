import { LeadForm } from '../../../features/products/screens/lead-form.tsx'
import { OrderPanel } from '../../../features/products/screens/order-panel.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { useStep } from '../../../features/progress/screens/use-step.ts'
import { Stack } from '../../../ui/stack.tsx'
import { byYourself, guides } from '../copy.ts'
import { counterQuery } from '../../../features/products/screens/product-queries.ts'
import { withReads } from '../../../manifest/web.tsx'

export default withReads(OpenAccount, queries => queries.fetchQuery(counterQuery('bank-account')))

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
