import { calls, defineServerModule } from '#src/manifest/server.ts'
import { countedAsPapers } from '../accounts/second-factor/offer.ts'
import { vaultContracts } from './contract.ts'
import { readVault } from './list.ts'
import { add, change, noteUse, remove, replace } from './service.ts'

export default defineServerModule({
  name: 'features/vault',
  calls: calls(vaultContracts, app => ({
    vault: { read: readVault(app), add, change, replace, remove, noteUse },
  })),
  gives: [countedAsPapers('exists (select from vault_papers where owner = p.id)')],
})
