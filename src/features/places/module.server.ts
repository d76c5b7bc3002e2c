import { calls, defineServerModule } from '#src/manifest/server.ts'
import { placesContracts } from './contract.ts'
import * as places from './service.ts'

export default defineServerModule({
  name: 'features/places',
  calls: calls(placesContracts, { places }),
})
