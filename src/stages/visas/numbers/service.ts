import { eq } from 'drizzle-orm'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/house.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { readDocument, universityOf } from '../i20/document.ts'
import type { NumbersView } from './contract.ts'
import { unseal } from './form.ts'
import { numberNames, type Numbers } from './rules.ts'
import { visaNumbers } from './tables.ts'

export async function read(call: Call): Promise<NumbersView> {
  const { caller, db } = call
  const [[row], { data, universityId }] = await Promise.all([
    db.select().from(visaNumbers).where(eq(visaNumbers.owner, caller.id)),
    readDocument(call),
  ])
  const known = await unseal(call, row)
  return {
    numbers: Object.fromEntries(numberNames.map(name => [name, known[name] ?? ''])),
    person: {
      // Emptied on purpose, a name stays empty: a single name has no given name.
      lastName: data.last_name ?? '',
      firstName: data.first_name ?? '',
      middleName: data.middle_name ?? '',
      dob: data.dob ?? '',
      birthCity: data.birth_city ?? '',
      birthCountry: data.birth_country ?? '',
      citizenshipCountry: data.citizenship_country ?? '',
      email: caller.email ?? '',
      university: (await universityOf(call, universityId))?.name ?? '',
    },
  }
}

/** Answers nothing: what was entered stays sealed, also where an answer is kept to be repeated. */
export async function change(call: Call, given: Numbers): Promise<Nothing> {
  const { caller, vault } = call
  // Fetched now, as within the transaction it would take a second connection.
  await vault.keyOf(caller.id)
  return call.change(async ({ tx, announce }) => {
    const merged = { ...(await unseal(call, await held(tx, call))), ...given }
    await tx
      .update(visaNumbers)
      .set({ sealed: await vault.seal(caller.id, JSON.stringify(merged)), updatedAt: call.now() })
      .where(eq(visaNumbers.owner, caller.id))
    await announce(`person:${caller.id}`, 'visas')
    return {}
  })
}

/** Made first, so that there is a row to hold while it is changed. */
async function held(tx: Transaction, { caller, now }: Call): Promise<typeof visaNumbers.$inferSelect | undefined> {
  await tx.insert(visaNumbers).values({ owner: caller.id, updatedAt: now() }).onConflictDoNothing()
  const [row] = await tx.select().from(visaNumbers).where(eq(visaNumbers.owner, caller.id)).for('update')
  return row
}
