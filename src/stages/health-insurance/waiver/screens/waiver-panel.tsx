import { asOne, optional, readOf, useRead, useReadWhen } from '#src/browser/reads.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { type QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { EachPolicy } from '#src/stages/health-insurance/policies/screens/each-policy.tsx'
import { NoInsurance } from '#src/stages/health-insurance/policies/screens/no-insurance.tsx'
import {
  waivers,
  policies as policiesApi,
  insuranceBlocking,
  insuranceOwnCover,
} from '#src/stages/health-insurance/screens/api.ts'
import { isElsewhere } from '#src/stages/health-insurance/facts.shape.ts'
import type { WaiverStage } from '../rules.ts'
import { HandedIn } from './handed-in.tsx'
import { InProgress } from './in-progress.tsx'
import { Approved, NoGuide, NoWaiver, Refused } from './outcomes.tsx'
import { ToHandIn } from './to-hand-in.tsx'
import type { WaiverProps } from './waiver-props.ts'
import { readForPolicies, readPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { withReads } from '#src/manifest/web.tsx'

/** Of those with cover from elsewhere. */
const OwnWaiver = later(async () => (await import('./own-waiver.tsx')).OwnWaiver, <Awaited />)

const screens: Record<WaiverStage, ComponentType<WaiverProps>> = {
  'no-waiver': NoWaiver,
  'no-guide': NoGuide,
  'in-progress': InProgress,
  'to-hand-in': ToHandIn,
  'handed-in': HandedIn,
  approved: Approved,
  refused: Refused,
}

export default withReads(WaiverPanel, queries =>
  Promise.all([
    readForPolicies(queries, policy => queries.fetchQuery(readOf(waivers.read, { policy }))),
    queries.fetchQuery(readOf(insuranceBlocking.read)),
    readOwnWaiver(queries),
  ]),
)

async function readOwnWaiver(queries: QueryClient): Promise<unknown> {
  const said = await queries.fetchQuery(readOf(insuranceOwnCover.read))
  return isElsewhere(said?.kind) ? readPlans(queries) : undefined
}

/** The step: from the deposit to the day on which the university decides. */
function WaiverPanel() {
  return (
    <UnderBlock>
      <Waivers />
    </UnderBlock>
  )
}

/** Of the insurance from elsewhere, where there is none of ours. */
function Waivers() {
  const [said, policies] = [useRead(insuranceOwnCover.read), useRead(policiesApi.read)]
  return (
    <Stack gap={5}>
      {said.data === undefined || policies.data === undefined ? (
        <Waiting query={asOne(said, policies)} />
      ) : isElsewhere(said.data?.kind) && policies.data.current === null ? (
        <OwnWaiver />
      ) : (
        <EachPolicy>{({ id }, before) => <WaiverOf policy={id} before={before?.id} />}</EachPolicy>
      )}
      <Words of={['waiver']} />
      <HelpLinks of={libraryGuides} names={['window', 'waive-or-keep']} />
    </Stack>
  )
}

const isToHandIn = (stage: WaiverStage | undefined): boolean => stage === 'to-hand-in' || stage === 'refused'

function WaiverOf({ policy, before }: { policy: string; before: string | undefined }) {
  const query = useRead(waivers.read, { policy })
  const first = optional(useReadWhen(before !== undefined, waivers.read, { policy: before }))
  if (query.data === undefined) return <Waiting query={query} />
  if (query.data === null) return <NoInsurance query={query} />
  const Shown = screens[query.data.stage]
  return (
    <Stack gap={5}>
      <Shown waiver={query.data} isNext={!isToHandIn(first?.stage)} />
    </Stack>
  )
}
