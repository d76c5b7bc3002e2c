import { asOne, useRead } from '#src/browser/reads.ts'
import type { ReactNode } from 'react'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Page, type PageProps } from '#src/ui/page.tsx'
import { Loaded, Waiting } from '#src/ui/waiting.tsx'
import type { PapersView } from '../contract.ts'
import { useJudging, type Judging, papersApi } from './api.ts'

export type Shown = { own: PapersView; journey: JourneyNow; judging: Judging }
type Frame = Pick<PageProps, 'title' | 'width'> & { children: (shown: Shown) => ReactNode }

/** A page of the papers, once all that it shows is there. */
export function PapersFrame({ children, ...page }: Frame) {
  const journey = useJourney()
  const own = useRead(papersApi.read)
  return (
    <Page {...page}>
      {journey.data === undefined || own.data === undefined ? (
        <Waiting query={asOne(journey, own)} {...waiting} />
      ) : (
        <Judged own={own.data} journey={journey.data} show={children} />
      )}
    </Page>
  )
}

function Judged({ own, journey, show }: Omit<Shown, 'judging'> & { show: Frame['children'] }) {
  return (
    <Loaded query={useJudging(journey, own.record)} {...waiting}>
      {judging => show({ own, journey, judging })}
    </Loaded>
  )
}

export const waiting = { what: 'your documents', level: 1, rows: 6 } as const
