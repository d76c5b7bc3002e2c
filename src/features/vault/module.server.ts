import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import { countedAsPapers } from '../accounts/second-factor/offer.ts'
import { vaultContracts } from './contract.ts'
import { readVault } from './listing.ts'
import { print } from './pack/copy.ts'
import { packHandlers } from './pack/service.ts'
import { add, change, noteUse, remove, replace } from './service.ts'

export default defineServerModule({
  name: 'features/vault',
  calls: calls(vaultContracts, app => ({
    vault: { read: readVault(app), add, change, replace, remove, noteUse, ...packHandlers(app) },
  })),
  gives: [shippedFacts(shippedOf([print])), countedAsPapers('exists (select from vault_papers where owner = p.id)')],
})
