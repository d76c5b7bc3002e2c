import { CompareProducts } from '../../../features/products/screens/compare-products.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'

const { CompareAccounts: guide } = guides
const next = { href: '/bank-accounts/collect-your-papers', words: 'Go on to your papers' }

export default function CompareAccounts() {
  return (
    <Stack>
      {guide !== undefined && <GuidePanel guide={guide} />}
      <CompareProducts kind="bank-account" next={next} />
    </Stack>
  )
}
