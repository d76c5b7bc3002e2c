import { fromOrigin, useAll, type Limit } from './database/limits.ts'
import type { Handlers } from './http/serve.ts'
import type { OpenCall } from './services.ts'
import type { platformContract } from './contract.ts'

/** Anyone may report, so nobody may flood: counted by the person, and by where they are for who is signed out. */
const useReport = ({ caller, request, limits }: OpenCall, limit: Limit): Promise<void> =>
  useAll(
    limits,
    caller === undefined ? fromOrigin(request.origin, limit) : [{ ...limit, key: `${limit.key}-of:${caller.id}` }],
  )

const errors: Limit = { key: 'errors', most: 20, per: Temporal.Duration.from({ minutes: 1 }) }
const analytics: Limit = { key: 'analytics', most: 600, per: Temporal.Duration.from({ minutes: 10 }) }

/** Addresses that open something for anybody who has them are written down nowhere. */
const withoutSecret = (url: string): string => url.replace(/^\/(pay|unsubscribe|reset-password)\/.*/s, '/$1/:code')

export const platformHandlers: Handlers<{ platform: typeof platformContract }>['platform'] = {
  events: async () => [], // answered as a stream, see http/events.ts
  recordError: async (call, { message, stack, url }) => {
    await useReport(call, errors)
    await call.ports.errors.record({ where: 'browser', message, stack, url: withoutSecret(url), requestId: undefined })
  },
  recordEvent: async (call, event) => {
    await useReport(call, analytics)
    await call.ports.analytics.record(event)
  },
}
