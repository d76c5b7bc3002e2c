import { defineDeskModule } from '#src/manifest/desk.ts'
import { datedFacts } from './copy.ts'

export default defineDeskModule({
  datedFacts,
})
