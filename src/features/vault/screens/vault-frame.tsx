import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Page, type PageProps } from '#src/ui/page.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { PageFailure } from '#src/ui/waiting.tsx'
import type { VaultView } from '../contract.ts'
import * as copy from '../copy.ts'
import { useJudging, vaultQuery, type Judging } from './vault-queries.ts'

export type Shown = { vault: VaultView; journey: JourneyNow; judging: Judging }
type Frame = Pick<PageProps, 'title' | 'width'> & { children: (shown: Shown) => ReactNode }

/** A page of the vault, once all that it shows is there. */
export function VaultFrame({ children, ...page }: Frame) {
  const journey = useJourney()
  const vault = useQuery(vaultQuery)
  const failed = [journey, vault].find(query => query.data === undefined && query.isError)
  return (
    <Page {...page}>
      {failed !== undefined ? (
        <PageFailure query={failed} title={copy.cannotShow} />
      ) : journey.data === undefined || vault.data === undefined ? (
        waiting
      ) : (
        <Judged vault={vault.data} journey={journey.data} show={children} />
      )}
    </Page>
  )
}

function Judged({ vault, journey, show }: Omit<Shown, 'judging'> & { show: Frame['children'] }) {
  const judging = useJudging(journey)
  if (judging.data !== undefined) return show({ vault, journey, judging: judging.data })
  return judging.error === null ? waiting : <PageFailure query={judging} title={copy.cannotShow} />
}

const waiting = (
  <Loading>
    <SkeletonRows rows={6} />
  </Loading>
)
