import { calls, defineServerModule } from '#src/manifest/server.ts'
import { change, check, factEntries, list } from './catalogue.ts'
import { datedFactsContracts } from './contract.ts'
import { datedEntries } from './dated.ts'
import { editedFacts } from './edited.ts'
import { datedFactsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/dated-facts',
  calls: calls(datedFactsContracts, ({ datedLists }) => ({
    datedFacts: datedFactsHandlers(datedLists),
    facts: { read: async ({ db }) => ({ facts: await editedFacts(db) }) },
    factsDesk: { list, change, check },
  })),
  catalogues: [factEntries],
  datedLists: [datedEntries],
})
