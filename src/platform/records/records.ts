import type { Database } from '../database/database.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'
import { analyticsRecords } from './analytics.ts'
import { errorRecords } from './errors.ts'
import { forwarding } from './forwarder.ts'
import { sendToPostHog } from './posthog.ts'
import { sendToSentry } from './sentry.ts'

type Parts = {
  settings: Settings
  db: Database
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
}

export type Records = Pick<Ports, 'errors' | 'analytics'> & { close: () => Promise<void> }

/** Rows of our own, always; and sent on, where somebody gave an account. */
export function openRecords({ settings, db, now, random }: Parts): Records {
  const { SAFAR_SENTRY_DSN: dsn, SAFAR_POSTHOG_KEY: key, SAFAR_POSTHOG_URL: url } = settings
  const sentry = dsn === undefined ? undefined : forwarding(sendToSentry({ dsn, now, random }))
  const postHog = key === undefined ? undefined : forwarding(sendToPostHog({ key, url, now }))
  return {
    errors: errorRecords({ db, now, forward: sentry?.forward }),
    analytics: analyticsRecords({ db, now, forward: postHog?.forward }),
    close: async () => {
      await Promise.all([sentry?.settled(), postHog?.settled()])
    },
  }
}
