import { calls, defineServerModule } from '#src/manifest/server.ts'
import { requestsContracts } from './contract.ts'
import { requestsOf } from './history.ts'
import { changeMany } from './many.ts'
import * as notes from './notes.ts'
import * as requests from './service.ts'

export default defineServerModule({
  name: 'features/desk-kit',
  calls: calls(requestsContracts, {
    requests: {
      ...requests,
      changeMany,
      notes: notes.read,
      writeNote: notes.write,
      removeNote: notes.remove,
    },
  }),
  history: [['requests', requestsOf]],
})
