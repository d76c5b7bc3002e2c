import { z } from 'zod'
import { problem } from '../../wire/problem.ts'
import { route, type FileAnswer } from '../../wire/route.ts'
import { noFlight } from './copy.ts'
import { rechargeNames } from './rules.ts'

export const flightUnknown = problem('flight-unknown', 409, noFlight)

export const phoneContract = {
  calendar: route('GET', '/api/phone/recharges/{name}/calendar', {
    who: 'signed-in',
    summary: 'A recharge of the Indian number for a calendar: just before the flight, or again within 90 days.',
    input: z.object({ name: z.enum(rechargeNames) }),
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [flightUnknown],
  }),
}
