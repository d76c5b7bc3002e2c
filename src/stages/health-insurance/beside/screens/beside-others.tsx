import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import type { Beside } from '../rules.ts'

/** Before somebody pays: which days they’d pay twice, and which nothing covers. */
export const BesideOthers = ({ besides }: { besides: readonly Beside[] }) =>
  besides.map(beside => (
    <Notice key={`${beside.is} ${beside.from}`} tone="waiting" live title={copy.title[beside.is](beside)}>
      {copy.text[beside.is](beside)}
    </Notice>
  ))
