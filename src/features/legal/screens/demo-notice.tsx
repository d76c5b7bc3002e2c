import { Notice } from '#src/ui/notice.tsx'
import { demoCopy } from '../copy.ts'

/** Nobody should take a demonstration for a shop. */
export const DemoNotice = () => (
  <Notice tone="info" title={demoCopy.title}>
    {demoCopy.text}
  </Notice>
)
