// What the journey knows of the flight and the last recharge, by which the Indian number is recharged.
import { jsonOf } from '#src/platform/facts/columns.ts'
import { phoneShape } from './facts.shape.ts'

export const phoneFactsOf = jsonOf(phoneShape, {
  flight: 'select f.flight_date from profiles f where f.owner = p.id',
  recharge: {
    each: { on: 'r.recharged_on', network: 'r.network' },
    from: 'phone_recharges r where r.owner = p.id',
  },
})
