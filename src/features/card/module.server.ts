import { and, eq, gt } from 'drizzle-orm'
import { defineServerModule } from '#src/manifest/server.ts'
import { personalData, type Hindrance } from '../people/personal-data/sources.ts'
import { countedAsPapers } from '../accounts/second-factor/offer.ts'
import { cardFunds } from './tables.ts'

const cardHindrance: Hindrance = {
  kind: 'card-money',
  isThere: async ({ db }, person) =>
    (await db.$count(cardFunds, and(eq(cardFunds.owner, person), gt(cardFunds.balance, 0)))) > 0,
}

export default defineServerModule({
  name: 'features/card',
  gives: [
    personalData({ hindrances: [cardHindrance] }),
    countedAsPapers('exists (select from cards where owner = p.id)'),
  ],
})
