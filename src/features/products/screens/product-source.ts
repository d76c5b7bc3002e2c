// Where and when the terms of a product were read. Sample data says what it is, and is not due for another look.
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { overdueMark, sourcesInWords } from '#src/journey/guide.ts'
import { formatDay } from '#src/values/dates.ts'
import type { ProductView } from '../contract.ts'
import * as copy from '../copy.ts'

type Read = Pick<ProductView, 'source' | 'checkedOn' | 'isSample'>

/** The whole line, and the mark for where the line itself is folded away. */
export function useProductSource({ source, checkedOn, isSample }: Read): { line: string; mark: string } {
  const today = todayHere(useNow())
  if (isSample) return { line: copy.sampleOf(source, formatDay(Temporal.PlainDate.from(checkedOn))), mark: '' }
  return {
    line: copy.readAt(sourcesInWords([{ name: source, checkedOn }], today)),
    mark: overdueMark({ checkedOn }, today),
  }
}
