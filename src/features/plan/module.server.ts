import { calls, defineServerModule } from '#src/manifest/server.ts'
import { planContracts } from './contract.ts'
import { planFacts } from './rulebook/rules.ts'
import { planHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/plan',
  calls: calls(planContracts, { plan: planHandlers }),
  shippedFacts: planFacts,
})
