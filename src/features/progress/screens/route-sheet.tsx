import { useEffect, useState } from 'react'
import type { PlanDays } from '#src/journey/ahead.ts'
import * as copy from '../copy.ts'
import { doneOf, JourneyRoute } from './route-of.tsx'
import { planDayReaders } from './slots.ts'
import { useJourney } from './use-journey.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Closes itself once one of its stages was chosen. */
export function RouteSheet({ path, onClose }: { path: string; onClose: () => void }) {
  const journey = useJourney().data
  const [PlanDaysRead] = useGiven(planDayReaders)
  const [planDays, setPlanDays] = useState<PlanDays>()
  const [openedAt] = useState(path)
  const isLeft = path !== openedAt
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])
  return (
    <Dialog open onClose={onClose} title={copy.routeTitle}>
      {journey !== undefined && (
        <>
          {PlanDaysRead !== undefined && <PlanDaysRead journey={journey} onRead={setPlanDays} />}
          <JourneyRoute
            label={copy.allStages}
            journey={{ ...journey, planDays }}
            open={path.split('/')[1]}
            heading={doneOf(journey.stages)}
          />
        </>
      )}
    </Dialog>
  )
}
