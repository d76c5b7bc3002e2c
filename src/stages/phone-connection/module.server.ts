import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '#src/features/dated-facts/slots.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { wayFields } from '#src/features/accounts/ways/facts.shape.ts'
import { loadedProducts } from '#src/features/products/facts.shape.ts'
import { standingIn } from '#src/features/products/statuses/rules.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { part } from '#src/journey/shape.ts'
import { datedFacts } from './copy.ts'
import { phoneContracts } from './contract.ts'
import * as phone from './service.ts'
import { phoneShape } from './facts.shape.ts'
import { phoneConnection } from './rules.ts'

export const phoneSummary = summaryOf(
  phoneConnection,
  part({ ...phoneShape.fields, ...wayFields, ...loadedProducts }),
  ({ products, ...facts }) => ({ ...facts, products: standingIn(products) }),
)

/** What the journey knows of the flight and the last recharge, by which the Indian number is recharged. */
const phoneFactsOf = jsonOf(phoneShape, {
  flight: 'select f.flight_date from profiles f where f.owner = p.id',
  recharge: {
    each: { on: 'r.recharged_on', network: 'r.network' },
    from: 'phone_recharges r where r.owner = p.id',
  },
})

export default defineServerModule({
  name: 'stages/phone-connection',
  calls: calls(phoneContracts, { phone }),
  facts: [{ stages: ['phone-connection'], column: phoneFactsOf }],
  summaries: { 'phone-connection': phoneSummary },
  gives: [shippedFacts(shippedOf(datedFacts))],
})
