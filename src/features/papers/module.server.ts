import { calls, defineServerModule } from '#src/manifest/server.ts'
import { countedAsPapers } from '../accounts/second-factor/offer.ts'
import { papersContracts } from './contract.ts'
import { readPlaces } from './after/service.ts'
import { readPapers } from './list.ts'
import { add, addStored, change, fit, noteRead, remove, replace, use } from './service.ts'

export default defineServerModule({
  name: 'features/papers',
  calls: calls(papersContracts, app => ({
    vault: {
      read: readPapers(app),
      places: readPlaces(app),
      add,
      addStored,
      use,
      noteRead,
      fit,
      change,
      replace,
      remove,
    },
  })),
  gives: [countedAsPapers('exists (select from vault_papers where owner = p.id)')],
})
