import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { moneyContracts } from './contract.ts'
import { datedFacts as refusalFacts } from './refused/copy.ts'
import { datedFacts } from './known/copy.ts'
import { moneyHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/money',
  calls: calls(moneyContracts, app => ({ money: moneyHandlers(app) })),
  shippedFacts: shippedOf([...datedFacts, ...refusalFacts]),
})
