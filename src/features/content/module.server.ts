import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { datedLists } from '../dated-facts/slots.ts'
import { onForm } from '../forms/slots.ts'
import { contentContracts } from './contract.ts'
import { datedContent } from './dated.ts'
import { libraryEntries } from './desk.ts'
import { takeSentForm } from './sent-form.ts'
import * as content from './service.ts'

export default defineServerModule({
  name: 'features/content',
  calls: calls(contentContracts, { content }),
  gives: [
    ...Object.values(audited),
    catalogues(libraryEntries),
    datedLists(datedContent),
    onForm({ content: takeSentForm }),
  ],
})
