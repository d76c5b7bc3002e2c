import { PapersToBring } from '../../../features/products/screens/papers-to-bring.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'

export default function CollectPapers() {
  return (
    <Stack>
      <GuidePanel guide={guides.CollectPapers} />
      <PapersToBring kind="bank-account" />
    </Stack>
  )
}
