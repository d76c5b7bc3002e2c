import { useEffect, useState } from 'react'
import { presentStage, type PlanSays } from '#src/journey/ahead.ts'
import { Link } from '#src/ui/link.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { doneOf, JourneyRoute } from './route-of.tsx'
import { planDayReaders } from './slots.ts'
import { useJourney } from './use-journey.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/** Closes itself once one of its stages was chosen. */
export function RouteSheet({ path, onClose }: { path: string; onClose: () => void }) {
  const journey = useJourney()
  const [PlanDaysRead] = useGiven(planDayReaders)
  const [said, setSaid] = useState<PlanSays>()
  const [openedAt] = useState(path)
  const isLeft = path !== openedAt
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])
  return (
    <Dialog open onClose={onClose} title={copy.routeTitle}>
      {journey.data === undefined ? (
        <Waiting query={journey} what="your journey" />
      ) : (
        <>
          {PlanDaysRead !== undefined && <PlanDaysRead journey={journey.data} onRead={setSaid} />}
          <JourneyRoute
            label={copy.allStages}
            stages={journey.data.stages}
            here={said && presentStage({ ...journey.data, ...said })}
            open={path.split('/')[1]}
            heading={doneOf(journey.data.stages)}
          />
          {journey.data.stages
            .filter(stage => !stage.isListed)
            .map(({ route, label }) => (
              <Link key={route} href={`/${route}`}>
                {label}
              </Link>
            ))}
        </>
      )}
    </Dialog>
  )
}
