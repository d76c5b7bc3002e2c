import { useRead } from '#src/browser/reads.ts'
import type { ReactNode } from 'react'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Page, type PageProps } from '#src/ui/page.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { PageFailure } from '#src/ui/waiting.tsx'
import type { PapersView } from '../contract.ts'
import * as copy from '../copy.ts'
import { useJudging, type Judging, papersApi } from './api.ts'

export type Shown = { own: PapersView; journey: JourneyNow; judging: Judging }
type Frame = Pick<PageProps, 'title' | 'width'> & { children: (shown: Shown) => ReactNode }

/** A page of the papers, once all that it shows is there. */
export function PapersFrame({ children, ...page }: Frame) {
  const journey = useJourney()
  const own = useRead(papersApi.read)
  const failed = [journey, own].find(query => query.data === undefined && query.isError)
  return (
    <Page {...page}>
      {failed !== undefined ? (
        <PageFailure query={failed} title={copy.cannotShow} />
      ) : journey.data === undefined || own.data === undefined ? (
        waiting
      ) : (
        <Judged own={own.data} journey={journey.data} show={children} />
      )}
    </Page>
  )
}

function Judged({ own, journey, show }: Omit<Shown, 'judging'> & { show: Frame['children'] }) {
  const judging = useJudging(journey)
  if (judging.data !== undefined) return show({ own, journey, judging: judging.data })
  return judging.error === null ? waiting : <PageFailure query={judging} title={copy.cannotShow} />
}

const waiting = (
  <Loading>
    <SkeletonRows rows={6} />
  </Loading>
)
