import { PapersToBring } from '../../../features/products/screens/papers-to-bring.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'

const { CollectPapers: guide } = guides

export default function CollectPapers() {
  return (
    <Stack>
      {guide !== undefined && <GuidePanel guide={guide} />}
      <PapersToBring kind="bank-account" />
    </Stack>
  )
}
