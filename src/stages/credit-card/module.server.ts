import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '#src/features/dated-facts/slots.ts'
import { datedFacts } from './copy.ts'

export default defineServerModule({
  name: 'stages/credit-card',
  gives: [shippedFacts(shippedOf(datedFacts))],
})
