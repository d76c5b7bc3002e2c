import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { datedFacts } from './copy.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '#src/features/dated-facts/slots.ts'
import { phoneContracts } from './contract.ts'
import { phoneFactsOf } from './facts.ts'
import * as phone from './service.ts'
import { phoneSummary } from './summary/rules.ts'

export default defineServerModule({
  name: 'stages/phone-connection',
  calls: calls(phoneContracts, { phone }),
  facts: [{ stages: ['phone-connection'], column: phoneFactsOf }],
  summaries: { 'phone-connection': phoneSummary },
  gives: [shippedFacts(shippedOf(datedFacts))],
})
