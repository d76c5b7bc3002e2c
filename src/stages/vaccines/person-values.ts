// Where the vaccines keep values of a person.
import { eq } from 'drizzle-orm'
import { inputOf, personValues } from '#src/features/people/values/slots.ts'
import { vaccineRecordsContract } from './records/contract.ts'
import { vaccinesAsk } from './records/rules.ts'
import { choose, tellDob } from './records/service.ts'
import { vaccineChoices } from './tables.ts'

export const vaccineValues = personValues({
  name: 'vaccines',
  words: 'vaccine list',
  href: '/vaccines/check-what-your-university-asks',
  values: ['birthDate', 'university'],
  asks: vaccinesAsk,
  read: async ({ db, vault, caller }) => {
    const [row] = await db.select().from(vaccineChoices).where(eq(vaccineChoices.owner, caller.id))
    const sealed = row?.sealedDob ?? null
    return {
      says: {
        birthDate: sealed === null ? '' : await vault.open(caller.id, sealed),
        university: row?.university ?? '',
      },
      at: row?.answeredAt ?? null,
    }
  },
  write: async (call, { birthDate, university }) => {
    if (birthDate !== undefined) await tellDob(call, inputOf(vaccineRecordsContract.tellDob.input, { dob: birthDate }))
    if (university !== undefined) await choose(call, inputOf(vaccineRecordsContract.choose.input, { university }))
  },
})
