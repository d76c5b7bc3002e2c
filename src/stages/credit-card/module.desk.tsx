import { factsOfGuide } from '#src/journey/guide.ts'
import { defineDeskModule } from '#src/manifest/desk.ts'
import { guides } from './copy.ts'

export default defineDeskModule({
  datedFacts: Object.values(guides).flatMap(guide => factsOfGuide(guide, '/credit-card')),
})
