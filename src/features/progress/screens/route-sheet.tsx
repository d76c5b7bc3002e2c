import { useEffect, useState } from 'react'
import * as copy from '../copy.ts'
import { doneOf, JourneyRoute } from './route-of.tsx'
import { useJourney } from './use-journey.ts'
import { Dialog } from '#src/ui/dialog.tsx'

/** Closes itself once one of its stages was chosen. */
export function RouteSheet({ path, onClose }: { path: string; onClose: () => void }) {
  const journey = useJourney()
  const [openedAt] = useState(path)
  const isLeft = path !== openedAt
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])
  return (
    <Dialog open onClose={onClose} title={copy.routeTitle}>
      {journey.data !== undefined && (
        <JourneyRoute
          label={copy.allStages}
          journey={journey.data}
          open={path.split('/')[1]}
          heading={doneOf(journey.data.stages)}
        />
      )}
    </Dialog>
  )
}
