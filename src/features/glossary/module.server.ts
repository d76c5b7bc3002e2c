import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import { datedFacts } from './copy.ts'

export default defineServerModule({
  name: 'features/glossary',
  gives: [shippedFacts(shippedOf(datedFacts))],
})
