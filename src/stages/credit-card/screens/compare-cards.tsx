import { CompareProducts } from '../../../features/products/screens/compare-products.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'

const { CompareCards: guide } = guides
const next = { href: '/credit-card/apply-for-a-card', words: 'Go on to apply' }

export default function CompareCards() {
  return (
    <Stack>
      {guide !== undefined && <GuidePanel guide={guide} />}
      <CompareProducts kind="credit-card" next={next} />
    </Stack>
  )
}
