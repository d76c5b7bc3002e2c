import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { sourcesInWords } from '#src/journey/guide.ts'
import type { LenderView } from '../contract.ts'
import * as copy from '../copy.ts'

/** Where and when the figures of a lender were read. */
export function ReadAt({ lender: { source, asOf } }: { lender: Pick<LenderView, 'source' | 'asOf'> }) {
  return copy.readAt(sourcesInWords([{ name: source, checkedOn: asOf }], todayHere(useNow())))
}
