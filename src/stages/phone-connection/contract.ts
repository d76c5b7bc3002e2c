import { z } from 'zod'
import { calendarFile } from '#src/wire/files.ts'
import { invalidInput, problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { noFlight } from './copy.ts'
import { networks } from './facts.shape.ts'
import { rechargeNames } from './rules.ts'

export const flightUnknown = problem('flight-unknown', 409, noFlight)

const rechargeView = z.object({ on: z.iso.date(), network: z.enum(networks) })

export const phoneContract = {
  recharge: signedInRoute('GET', '/api/phone/recharge', {
    summary: 'The last recharge of the Indian number, and its network.',
    topic: 'phone',
    answer: z.object({ recharge: rechargeView.nullable() }),
  }),
  noteRecharge: signedInRoute('PUT', '/api/phone/recharge', {
    summary: 'Notes the last recharge of the Indian number; the days to recharge are counted from it.',
    input: z.object({ rechargedOn: z.string().max(20), network: z.string().max(20) }),
    problems: [invalidInput],
  }),
  calendar: signedInRoute('GET', '/api/phone/recharges/{name}/calendar', {
    summary: 'A recharge of the Indian number for a calendar: just before the flight, or again within 90 days.',
    input: z.object({ name: z.enum(rechargeNames) }),
    ...calendarFile,
    problems: [flightUnknown],
  }),
}

export const phoneContracts = { phone: phoneContract }
