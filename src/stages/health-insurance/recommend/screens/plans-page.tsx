import { RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import type { ReactNode } from 'react'
import { Waiting } from '#src/ui/waiting.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { ForWhom } from './for-whom.tsx'
import { NoDetails, NoPlans, NoWaiver } from './no-plans.tsx'
import { Rules } from './rules-read.tsx'
import { usePlans, type FoundPlans } from './use-plans.ts'

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
