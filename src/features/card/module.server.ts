import { defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { countedAsPapers } from '../accounts/second-factor/offer.ts'
import { cardHindrance } from './hindrance.ts'

export default defineServerModule({
  name: 'features/card',
  gives: [
    personalData({ hindrances: [cardHindrance] }),
    countedAsPapers('exists (select from cards where owner = p.id)'),
  ],
})
