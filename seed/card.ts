// What the demo's students have on their cards: one more than a SEVIS fee, one less.
import { inArray } from 'drizzle-orm'
import { putIn } from '../src/features/card/ledger.ts'
import type { House } from '../src/platform/house.ts'
import { people } from '../src/platform/identity/tables.ts'
import { meera, rohan } from './people.ts'

const funds: Readonly<Record<string, number>> = { [meera.email]: 52_000, [rohan.email]: 12_050 }

export async function seedCards(house: House): Promise<void> {
  const owners = await house.db
    .select()
    .from(people)
    .where(inArray(people.email, Object.keys(funds)))
  await house.change(async change => {
    for (const { id, email } of owners) {
      const entry = { owner: id, what: 'funded' as const, reference: 'demo', at: house.now() }
      await putIn(change, { ...entry, amount: funds[email ?? ''] ?? 0 })
    }
  })
}
