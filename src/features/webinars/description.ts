// BigMarker hears what is held in a conference, however often that must be tried.
import { z } from 'zod'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { slotNamed } from './slots.ts'

export const describeLater = 'webinar-describe'

const payload = z.object({ slot: z.uuid() })

export const describeJob = ({ db, ports }: Pick<Services, 'db' | 'ports'>): JobKind => ({
  name: describeLater,
  work: async given => {
    const { webinar, slot } = await slotNamed(db, payload.parse(given).slot)
    const { conferenceId, startTime: start, endTime: end, agenda } = slot
    await ports.webinars
      .describe(conferenceId, { title: webinar.title, agenda, start, end })
      // A conference that is gone over there is gone however often it is cancelled.
      .catch(error => {
        if (!(error instanceof ProviderRefusal)) throw error
      })
  },
})
