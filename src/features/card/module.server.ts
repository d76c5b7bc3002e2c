import { defineServerModule } from '#src/manifest/server.ts'
import { cardHindrance } from './hindrance.ts'

export default defineServerModule({
  name: 'features/card',
  personalData: { hindrances: [cardHindrance] },
  hasPapers: 'exists (select from cards where owner = p.id)',
})
