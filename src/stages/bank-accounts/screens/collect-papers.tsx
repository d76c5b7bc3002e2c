import { readOf } from '#src/browser/reads.ts'
import { PapersToBring } from '#src/features/products/screens/papers-to-bring.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { guides } from '../copy.ts'
import { productsApi } from '#src/features/products/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CollectPapers, queries =>
  queries.fetchQuery(readOf(productsApi.read, { kind: 'bank-account' })),
)

function CollectPapers() {
  return (
    <Stack>
      <GuidePanel guide={guides.CollectPapers} />
      <PapersToBring kind="bank-account" />
    </Stack>
  )
}
