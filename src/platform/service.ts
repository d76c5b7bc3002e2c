import type { Limit } from './database/limits.ts'
import type { Handlers } from './http/serve.ts'
import type { platformContract } from './contract.ts'

/** Anyone may report, so nobody may flood. */
const reportsFrom = (ip: string, what: string): Limit => ({
  key: `${what}-from:${ip}`,
  most: 600,
  per: Temporal.Duration.from({ minutes: 10 }),
})

/** Addresses that open something for anybody who has them are written down nowhere. */
const withoutSecret = (url: string): string => url.replace(/^\/(pay|unsubscribe|reset-password)\/.*/s, '/$1/:code')

export const platformHandlers: Handlers<{ platform: typeof platformContract }>['platform'] = {
  events: async () => [], // answered as a stream, see http/events.ts
  recordError: async (call, { message, stack, url }) => {
    await call.limits.use(reportsFrom(call.request.ip, 'errors'))
    await call.ports.errors.record({ where: 'browser', message, stack, url: withoutSecret(url), requestId: undefined })
    return {}
  },
  recordEvent: async (call, event) => {
    await call.limits.use(reportsFrom(call.request.ip, 'analytics'))
    await call.ports.analytics.record(event)
    return {}
  },
}
