import { z } from 'zod'
import { callProvider, unexpectedAnswer, type ProviderAnswer } from '../providers/call.ts'
import { ProviderRefusal, type Attendee, type ConferencePlan, type Ports } from '../ports.ts'

export type BigMarkerAccount = { baseUrl: string; key: string; patience?: number }

export const bigMarkerUrl = 'https://www.bigmarker.com/api/v1'

const refusal = z.object({ error: z.string() }).or(z.object({ message: z.string() }))
const webPage = z.url({ protocol: /^https?$/ })
const entrance = z.object({ enter_uri: webPage, chat_uri: webPage.optional() })

export function bigMarkerWebinars({ key, ...reach }: BigMarkerAccount): Ports['webinars'] {
  const provider = { name: 'BigMarker', ...reach }
  const headers = { 'api-key': key }

  const call = async (path: string, request: RequestInit) => {
    const answer = await callProvider(provider, path, { ...request, headers })
    if (!answer.isOk) throw explain(answer)
    return answer.body
  }

  return {
    register: async (conferenceId, attendee) => {
      await call('/conferences/register', { method: 'PUT', body: registration(conferenceId, attendee) })
    },
    unregister: async (conferenceId, { email }) => {
      // In the address, as a body may get lost on the way of a DELETE.
      await call(`/conferences/register?${new URLSearchParams({ id: conferenceId, email })}`, { method: 'DELETE' })
    },
    enter: async (conferenceId, attendee) => {
      const body = await call('/conferences/enter', { method: 'POST', body: entering(conferenceId, attendee) })
      const found = entrance.safeParse(body)
      if (!found.success) throw unexpectedAnswer('BigMarker', { status: 200 })
      // Where BigMarker names no chat of its own, the chat is in the room.
      const { enter_uri: urlToEnter, chat_uri: chatURL = urlToEnter } = found.data
      return { urlToEnter, chatURL }
    },
    describe: async (conferenceId, plan) => {
      await call(`/conferences/${encodeURIComponent(conferenceId)}`, { method: 'PUT', body: description(plan) })
    },
  }
}

const registration = (id: string, { email, firstName, lastName }: Attendee) =>
  new URLSearchParams({ id, email, first_name: firstName, last_name: lastName })

const entering = (id: string, { email, firstName, lastName }: Attendee) =>
  new URLSearchParams({ id, attendee_email: email, attendee_name: `${firstName} ${lastName}`.trim() })

/** BigMarker takes a clock and a zone rather than a moment. */
const description = ({ title, agenda, start, end }: ConferencePlan) =>
  new URLSearchParams({
    title,
    purpose: agenda,
    start_time: start
      .toZonedDateTimeISO('UTC')
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
      .replace('T', ' '),
    time_zone: 'UTC',
    duration_minutes: String(Math.round(start.until(end).total('minutes'))),
  })

function explain(answer: ProviderAnswer): Error {
  const isOurFault = answer.status === 401 || answer.status === 403 || answer.status >= 500
  const refused = refusal.safeParse(answer.body)
  if (isOurFault || !refused.success) return unexpectedAnswer('BigMarker', answer)
  return new ProviderRefusal('error' in refused.data ? refused.data.error : refused.data.message)
}
