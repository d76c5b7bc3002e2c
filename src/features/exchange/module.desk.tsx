import { defineDeskModule } from '#src/manifest/desk.ts'
import { datedFacts } from './dated/copy.ts'

export default defineDeskModule({
  datedFacts,
})
