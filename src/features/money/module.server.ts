import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import { moneyContracts } from './contract.ts'
import { datedFacts } from './known/copy.ts'
import { datedFacts as refusalFacts } from './refused/copy.ts'
import { remittancesContracts } from './remittances/contract.ts'
import { remittancesHandlers } from './remittances/service.ts'
import { moneyHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/money',
  calls: calls({ ...moneyContracts, ...remittancesContracts }, app => ({
    money: moneyHandlers(app),
    remittances: remittancesHandlers(app),
  })),
  gives: [shippedFacts(shippedOf([...datedFacts, ...refusalFacts]))],
})
