import { PapersToBring } from '../../../features/products/screens/papers-to-bring.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'
import { counterQuery } from '../../../features/products/screens/product-queries.ts'
import { withReads } from '../../../manifest/web.tsx'

export default withReads(CollectPapers, queries => queries.fetchQuery(counterQuery('bank-account')))

function CollectPapers() {
  return (
    <Stack>
      <GuidePanel guide={guides.CollectPapers} />
      <PapersToBring kind="bank-account" />
    </Stack>
  )
}
