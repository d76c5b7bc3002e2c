import type { Database } from '../database/database.ts'
import type { Ports, AnalyticsEvent, RecordedError } from '../ports.ts'
import type { Settings } from '../settings.ts'
import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import { sendToSentry } from './sentry.ts'
import { scrub, scrubStack, scrubUrl } from './scrub.ts'
import { analyticsEvents, recordedErrors } from './tables.ts'

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

type AnalyticsParts = { db: Database; now: () => Temporal.Instant; forward: Forward<AnalyticsEvent> | undefined }

function analyticsRecords({ db, now, forward }: AnalyticsParts): Ports['analytics'] {
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

type ErrorParts = { db: Database; now: () => Temporal.Instant; forward: Forward<RecordedError> | undefined }

function errorRecords({ db, now, forward }: ErrorParts): Ports['errors'] {
  return {
    record: async happened => {
      const clean = errorWithoutPersons(happened)
      const { requestId, ...row } = clean
      forward?.(clean)
      await db.insert(recordedErrors).values({ ...row, requestId: requestId ?? null, at: now() })
    },
  }
}

/** PostgreSQL takes no NUL in a text; a browser may send one. */
const short = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most)

const errorWithoutPersons = ({ where, message, stack, url, requestId }: RecordedError): RecordedError => ({
  where,
  message: scrub(short(message, 2_000)),
  stack: scrubStack(short(stack, 10_000)),
  url: scrubUrl(short(url, 1_000)),
  requestId,
})

// PostHog's capture endpoint. An event is nobody's, so there is no person for an SDK to keep track of.

type PostHogParts = { key: string; url: string; now: () => Temporal.Instant; patience?: number }

function sendToPostHog({ key, url, now, ...reach }: PostHogParts): (event: AnalyticsEvent) => Promise<void> {
  const provider = { name: 'PostHog', baseUrl: url.replace(/\/$/, ''), ...reach }
  return async ({ name, properties }) => {
    const event = {
      api_key: key,
      event: name,
      distinct_id: 'safar',
      timestamp: now().toString(),
      properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
    }
    const answer = await callProvider(provider, '/i/v0/e/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    })
    if (!answer.isOk) throw unexpectedAnswer('PostHog', answer)
  }
}

// Sends on what is recorded here already, without anybody waiting for it and without ever failing the caller.

type Forward<T> = (record: T) => void
type Forwarding<T> = { forward: Forward<T>; settled: () => Promise<void> }

/** When the other side is slow, we would rather lose some there than pile them up here. */
const mostAtOnce = 50

export function forwarding<T>(send: (record: T) => Promise<unknown>): Forwarding<T> {
  const underWay = new Set<Promise<unknown>>()
  return {
    forward: record => {
      if (underWay.size >= mostAtOnce) return
      const sending = send(record)
        .catch(() => {})
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
