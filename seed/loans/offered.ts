// Two banks have answered one student of the demo, so that there is something to compare. Sample figures, within those of
// the lenders.
import { eq } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Answers } from '#src/stages/loans/application/rules.ts'
import { loanApplications, loanOffers, loanSendings } from '#src/stages/loans/tables.ts'
import { fatima } from '../people.ts'

const lakh = 10_000_000

const answers: Answers = {
  amount: '40',
  residential_address: '14 Hill Road, Bandra West, Mumbai 400050',
  pan: 'ABCPS1234K',
  aadhaar_number: '2345',
  co_applicant_type: 'salaried',
  co_applicant_name: 'Imran Sheikh',
  co_applicant_pan: 'ABCPS5678L',
  ifsc: 'HDFC0001234',
  collateral: 'no',
}

const terms = { instalments: 120, rebateAvailable: true } as const
const offers = [
  {
    ...terms,
    bank: 'HDFC Credilia',
    moratoriumMonths: 24,
    rate: 840,
    rateKind: 'floating',
    amount: 40 * lakh,
    fee: 100,
  },
  { ...terms, bank: 'Avanse', moratoriumMonths: 30, rate: 865, rateKind: 'fixed', amount: 36 * lakh, fee: 50 },
] as const

/** Once: what becomes of it stays as it is. */
export async function seedOffered({ db, vault, now, change }: Services): Promise<void> {
  const [owner] = await db.select().from(people).where(eq(people.email, fatima.email))
  if (owner === undefined) return
  const sealed = await vault.seal(owner.id, JSON.stringify(answers))
  const at = now()
  await change(async ({ tx }) => {
    const [made] = await tx
      .insert(loanApplications)
      .values({
        owner: owner.id,
        sealed,
        amount: 40 * lakh,
        updatedAt: at,
        academicsAt: at,
        identityAt: at,
        financialAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (made === undefined) return
    const sent = [...offers.map(({ bank }) => bank), 'Auxilo']
    await tx.insert(loanSendings).values(sent.map(bank => ({ owner: owner.id, bank, at, consentedAt: at })))
    await tx.insert(loanOffers).values(offers.map(offer => ({ ...offer, owner: owner.id, at, changedAt: at })))
  })
}
