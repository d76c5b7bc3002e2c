import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { datedLists } from './slots.ts'
import { change, check, factEntries, list } from './catalogue.ts'
import { datedFactsContracts } from './contract.ts'
import { datedEntries } from './dated.ts'
import { editedFacts } from './edited.ts'
import { datedFactsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/dated-facts',
  calls: calls(datedFactsContracts, ({ given }) => ({
    datedFacts: datedFactsHandlers(given(datedLists)),
    facts: { read: async ({ db }) => ({ facts: await editedFacts(db) }) },
    factsDesk: { list, change, check },
  })),
  gives: [...Object.values(audited), catalogues(factEntries), datedLists(datedEntries)],
})
