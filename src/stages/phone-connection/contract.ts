import { z } from 'zod'
import { invalidInput, problem } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { nothing } from '#src/wire/shapes.ts'
import { noFlight } from './copy.ts'
import { networks } from './recharge/rules.ts'
import { rechargeNames } from './rules.ts'

export const flightUnknown = problem('flight-unknown', 409, noFlight)

const rechargeView = z.object({ on: z.iso.date(), network: z.enum(networks) })

export const phoneContract = {
  recharge: route('GET', '/api/phone/recharge', {
    who: 'signed-in',
    summary: 'The last recharge of the Indian number, and its network.',
    input: nothing,
    answer: z.object({ recharge: rechargeView.nullable() }),
  }),
  noteRecharge: route('PUT', '/api/phone/recharge', {
    who: 'signed-in',
    summary: 'Notes the last recharge of the Indian number; the days to recharge are counted from it.',
    input: z.object({ rechargedOn: z.string().max(20), network: z.string().max(20) }),
    answer: nothing,
    problems: [invalidInput],
  }),
  calendar: route('GET', '/api/phone/recharges/{name}/calendar', {
    who: 'signed-in',
    summary: 'A recharge of the Indian number for a calendar: just before the flight, or again within 90 days.',
    input: z.object({ name: z.enum(rechargeNames) }),
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [flightUnknown],
  }),
}

export const phoneContracts = { phone: phoneContract }
