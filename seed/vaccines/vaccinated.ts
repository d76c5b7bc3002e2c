// One student of the demo has had some doses, so that the demo shows a plan.
import { eq } from 'drizzle-orm'
import { profiles } from '#src/features/people/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sealedRecord } from '#src/stages/vaccines/records/seal.ts'
import { vaccineChoices, vaccineLacks, vaccineRecords } from '#src/stages/vaccines/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { meera } from '../people.ts'

const born = '2003-04-17'
/** Hepatitis B fits before it, when it is begun at once. */
const daysToFlight = 240

/** Once: whatever she says later stays as it is. */
export async function seedVaccinated(services: Services): Promise<void> {
  const [owner] = await services.db.select().from(people).where(eq(people.email, meera.email))
  if (owner === undefined) return
  const today = dayOf(services.now())
  const at = services.now()
  const sealedDob = await services.vault.seal(owner.id, born)
  const clinic = () => services.vault.seal(owner.id, 'City Hospital, Hyderabad')
  const [first, second] = [await clinic(), await clinic()]
  const given = { kind: 'dose', country: 'IN' } as const
  const sealed = (vaccine: 'mmr' | 'tdap', on: Temporal.PlainDate) =>
    sealedRecord(services.vault, owner.id, { ...given, vaccine, on: on.toString() })
  const mmr = await sealed('mmr', today.subtract({ days: 60 }))
  const tdap = await sealed('tdap', today.subtract({ years: 3 }))
  await services.change(async ({ tx }) => {
    const begun = await tx
      .insert(vaccineChoices)
      .values({ owner: owner.id, university: null, answeredAt: at, sealedDob, bornIn: born.slice(0, 7) })
      .onConflictDoNothing()
      .returning({ owner: vaccineChoices.owner })
    if (begun.length === 0) return
    const row = { owner: owner.id, at }
    await tx
      .insert(vaccineRecords)
      .values([
        { ...row, ...mmr, sealedClinic: first },
        { ...row, ...tdap, sealedClinic: second },
      ])
      .onConflictDoNothing()
    await tx
      .insert(vaccineLacks)
      .values([{ owner: owner.id, vaccine: 'hepb', at }])
      .onConflictDoNothing()
    await tx
      .insert(profiles)
      .values({ owner: owner.id, flightDate: today.add({ days: daysToFlight }), updatedAt: at })
      .onConflictDoNothing()
  })
}
