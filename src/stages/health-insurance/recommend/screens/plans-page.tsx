import { RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import type { ReactNode } from 'react'
import { Waiting } from '#src/ui/waiting.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { NoDetails, NoPlans, NoWaiver } from './no-plans.tsx'
import { usePlans, type FoundPlans } from './use-plans.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import { Link } from '#src/ui/link.tsx'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { monthsWords, visaNames } from '#src/stages/health-insurance/details/copy.ts'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { overdueMark, sourcesInWords } from '#src/journey/guide.ts'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import * as copy from '../copy.ts'

/** Few have another insurance here. */
const BesidePlans = later(async () => (await import('./beside-plans.tsx')).BesidePlans, null)

type PlansPageProps = { children: (found: FoundPlans) => ReactNode }

/** For whom the plans are and what the university asks, above the plans themselves. */
export const PlansPage = (props: PlansPageProps) => (
  <UnderBlock>
    <Plans {...props} />
  </UnderBlock>
)

function Plans({ children }: PlansPageProps) {
  const { waiting, found } = usePlans()
  if (waiting !== undefined) return <Waiting query={waiting} />
  if (found === null) {
    return (
      <Stack gap={5}>
        <OwnCoverSaid />
        <NoDetails />
        <OwnCoverOffer />
      </Stack>
    )
  }
  if (found.plans.length === 0) return <NoPlans />
  return (
    <Stack gap={5}>
      <OwnCoverSaid />
      <ForWhom details={found.details} />
      <BesidePlans found={found} />
      {found.offer.university.noWaiver && <NoWaiver />}
      <Rules demands={found.offer.demands} />
      {children(found)}
      <RupeesRate />
      <OwnCoverOffer />
    </Stack>
  )
}

/** What the prices below are for, and where to change it. */
function ForWhom({ details }: { details: DetailsView }) {
  const start = parseDay(details.coverageStartDate)
  const parts = [
    details.universityName,
    visaNames[details.visa],
    start === undefined ? 'from today' : `from ${formatDay(start)}`,
    ...(details.numberOfMonths === '' ? [] : [monthsWords(Number(details.numberOfMonths))]),
  ]
  return (
    <p className="quiet">
      <span>{parts.join(', ')}.</span> <Link href="/health-insurance/enter-details">Change</Link>
    </p>
  )
}

/** Where the university's rules were read and when; or that we have not read them. */
function Rules({ demands }: { demands: OfferView['demands'] }) {
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
