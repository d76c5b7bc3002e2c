import { readOf } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { CompareProducts } from '#src/features/products/screens/compare-products.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { guides } from '../copy.ts'
import { productsApi } from '#src/features/products/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

const next = (
  <ButtonLink kind="primary" href="/bank-accounts/collect-your-papers">
    Go on to your papers
  </ButtonLink>
)

export default withReads(CompareAccounts, queries =>
  Promise.all([
    queries.fetchQuery(readOf(productsApi.read, { kind: 'bank-account' })),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

function CompareAccounts() {
  return (
    <Stack>
      <GuidePanel guide={guides.CompareAccounts} isFolded />
      <CompareProducts kind="bank-account" next={next} />
    </Stack>
  )
}
