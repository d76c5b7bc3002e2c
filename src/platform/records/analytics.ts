import type { Database } from '../database/database.ts'
import type { AnalyticsEvent, Ports } from '../ports.ts'
import type { Forward } from './forwarder.ts'
import { scrub } from './scrub.ts'
import { analyticsEvents } from './tables.ts'

type Parts = { db: Database; now: () => Temporal.Instant; forward: Forward<AnalyticsEvent> | undefined }

export function analyticsRecords({ db, now, forward }: Parts): Ports['analytics'] {
  return {
    record: async event => {
      const clean = withoutPersons(event)
      forward?.(clean)
      await db.insert(analyticsEvents).values({ ...clean, at: now() })
    },
  }
}

/** No person should be in it; if a form's words got in by mistake, they end here. */
const withoutPersons = ({ name, properties }: AnalyticsEvent): AnalyticsEvent => ({
  name: scrub(name),
  properties: Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, typeof value === 'string' ? scrub(value) : value]),
  ),
})
