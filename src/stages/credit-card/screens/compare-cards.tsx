import { readOf } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { CompareProducts } from '#src/features/products/screens/compare-products.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { guides } from '../copy.ts'
import { productsApi } from '#src/features/products/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

const next = (
  <ButtonLink kind="primary" href="/credit-card/apply-for-a-card">
    Go on to apply
  </ButtonLink>
)

export default withReads(CompareCards, queries =>
  Promise.all([
    queries.fetchQuery(readOf(productsApi.read, { kind: 'credit-card' })),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

function CompareCards() {
  return (
    <Stack>
      <GuidePanel guide={guides.CompareCards} isFolded />
      <Words of={['utilisation', 'creditScore']} />
      <CompareProducts kind="credit-card" next={next} />
    </Stack>
  )
}
