// PostHog's capture endpoint. An event is nobody's, so there is no person for an SDK to keep track of.
import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import type { AnalyticsEvent } from '../ports.ts'

type Parts = { key: string; url: string; now: () => Temporal.Instant; patience?: number }

export function sendToPostHog({ key, url, now, ...reach }: Parts): (event: AnalyticsEvent) => Promise<void> {
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
