import { z } from 'zod'
import { problem, tooManyRequests, unavailable } from '../../wire/problem.ts'
import { route } from '../../wire/route.ts'
import { moment, nothing } from '../../wire/shapes.ts'
import * as copy from './copy.ts'

export const notRegistered = problem('not-registered', 409, copy.notRegistered)
export const emailMissing = problem('email-missing', 422, copy.emailMissing)

/** As BigMarker names its conferences. */
const conference = z.object({ conferenceId: z.string().regex(/^[\w-]{1,200}$/) })

const problems = [emailMissing, tooManyRequests, unavailable]

export const webinarsContract = {
  registrations: route('GET', '/api/webinars/registrations', {
    who: 'student',
    summary: 'The webinars that one is registered for, latest first.',
    input: nothing,
    answer: z.array(
      z.object({
        attendeeId: z.string(),
        conferenceId: z.string(),
        didUnregister: z.literal(false),
        registeredAt: moment,
      }),
    ),
  }),
  register: route('PUT', '/webinars/bigMarker/register', {
    who: 'student',
    summary: 'Registers for a webinar, once.',
    input: conference,
    answer: nothing,
    problems,
  }),
  unregister: route('DELETE', '/webinars/bigMarker/register', {
    who: 'student',
    summary: 'Gives a registration up.',
    input: conference,
    answer: nothing,
    problems: [notRegistered, ...problems],
  }),
  enter: route('POST', '/webinars/bigMarker/enter', {
    who: 'student',
    summary: 'The way into the room and its chat, for those who are registered.',
    input: conference,
    answer: z.object({ urlToEnter: z.string(), chatURL: z.string() }),
    problems: [notRegistered, ...problems],
  }),
}
