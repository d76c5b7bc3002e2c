import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { documentsContracts } from './contract.ts'
import { documentJobs } from './jobs.ts'
import * as documents from './service.ts'
import { storedFilesOf } from './documents.ts'

export default defineServerModule({
  name: 'features/documents',
  calls: calls(documentsContracts, { documents }),
  jobs: documentJobs,
  gives: [...Object.values(audited), personalData({ files: storedFilesOf })],
})
