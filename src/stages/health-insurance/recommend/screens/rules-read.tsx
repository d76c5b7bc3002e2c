import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { overdueMark, sourcesInWords } from '#src/journey/guide.ts'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import * as copy from '../copy.ts'

/** Where the university's rules were read and when; or that we have not read them. */
export function Rules({ demands }: { demands: OfferView['demands'] }) {
  const today = todayHere(useNow())
  if (demands === null) {
    return (
      <Notice tone="info" title={copy.unread.title}>
        {copy.unread.text}
      </Notice>
    )
  }
  const { source: name, checkedOn } = demands
  const summary = copy.rulesRead(formatDay(Temporal.PlainDate.from(checkedOn)))
  return (
    <Fold isSmall summary={`${summary}${overdueMark(demands, today)}`}>
      <p>
        {sourcesInWords([{ name, checkedOn }], today)}. {copy.rulesOf(demands)} Check this year’s page before you pay.
      </p>
    </Fold>
  )
}
