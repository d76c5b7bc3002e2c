import { inArray } from 'drizzle-orm'
import { hashPassword } from '../src/features/accounts/password.ts'
import { passwords, totpKeys } from '../src/features/accounts/tables.ts'
import { purposes, versionOn } from '../src/features/consent/rules.ts'
import { births, noticeConsents } from '../src/features/consent/tables.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { Services } from '../src/platform/services.ts'
import { people, staff } from '../src/platform/identity/tables.ts'
import { dayOf } from '../src/values/dates.ts'
import { demoAppKey, demoBirthDate, demoPassword, staff as demoStaff, students as demoStudents } from './people.ts'

/** The demo's people, each with the one demo password. */
export async function seedPeople(services: Services): Promise<void> {
  const everyone = [...demoStudents, ...demoStaff]
  const addresses = everyone.map(({ email }) => email)
  const known = await services.db.select({ email: people.email }).from(people).where(inArray(people.email, addresses))
  const missing = everyone.filter(({ email }) => !known.some(person => person.email === email))
  if (missing.length === 0) return
  const at = services.now()
  const hash = await hashPassword(demoPassword, services.random(16))
  await services.change(async ({ tx }) => {
    const added = await tx
      .insert(people)
      .values(
        missing.map(({ firstName, middleName, lastName, email, phone }) => ({
          firstName,
          middleName,
          lastName,
          email,
          phone,
          emailVerifiedAt: at,
          phoneVerifiedAt: at,
          createdAt: at,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: people.id, email: people.email })
    if (added.length === 0) return
    await tx.insert(passwords).values(added.map(({ id }) => ({ person: id, hash, setAt: at })))
    const students = added.filter(({ email }) => demoStudents.some(one => one.email === email))
    await giveConsents(
      tx,
      students.map(({ id }) => id),
      at,
    )
    const seats = demoStaff.flatMap(member => {
      const person = added.find(({ email }) => email === member.email)
      const bank = member.role === 'lender' ? member.bank : null
      return person === undefined ? [] : [{ person: person.id, role: member.role, bank, grantedAt: at }]
    })
    if (seats.length === 0) return
    await tx.insert(staff).values(seats)
    const members = [...new Set(seats.map(({ person }) => person))]
    const keys = members.map(async person => ({
      person,
      sealedKey: await services.vault.seal(person, demoAppKey),
      createdAt: at,
      confirmedAt: at,
    }))
    await tx.insert(totpKeys).values(await Promise.all(keys))
  })
}

/** They have read the notice of the day, if there is one, and agreed to all of it. */
export async function giveConsents(
  db: Pick<Database, 'insert'>,
  people: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  const version = versionOn(dayOf(at))?.version
  if (version === undefined || people.length === 0) return
  await db.insert(births).values(people.map(owner => ({ owner, bornOn: demoBirthDate, saidAt: at })))
  const given = { version, language: 'en', givenAt: at } as const
  await db
    .insert(noticeConsents)
    .values(people.flatMap(owner => purposes.map(purpose => ({ owner, purpose, ...given }))))
}
