import { CompareProducts } from '../../../features/products/screens/compare-products.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'
import { counterQuery } from '../../../features/products/screens/product-queries.ts'
import { withReads } from '../../../manifest/web.tsx'

const next = (
  <ButtonLink kind="primary" href="/credit-card/apply-for-a-card">
    Go on to apply
  </ButtonLink>
)

export default withReads(CompareCards, queries => queries.fetchQuery(counterQuery('credit-card')))

function CompareCards() {
  return (
    <Stack>
      <GuidePanel guide={guides.CompareCards} />
      <CompareProducts kind="credit-card" next={next} />
    </Stack>
  )
}
