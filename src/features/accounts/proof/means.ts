// What somebody has to show who they are, read in one statement.
import { and, eq, isNotNull } from 'drizzle-orm'
import { homeZone } from '#src/values/dates.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { profiles } from '#src/features/people/tables.ts'
import { passkeys, totpKeys, passwords } from '../tables.ts'
import { isFreshProof, type Means } from './rules.ts'

const nothing: Means = {
  hasPasskey: false,
  hasApp: false,
  hasPassword: false,
  phone: null,
  email: null,
  emailIsProved: false,
  flight: null,
}

export async function meansOf({ db }: { db: Queries }, person: string): Promise<Means> {
  const [found] = await db
    .select({
      phone: people.phone,
      email: people.email,
      emailVerifiedAt: people.emailVerifiedAt,
      flight: profiles.flightDate,
      passkey: passkeys.id,
      app: totpKeys.person,
      password: passwords.person,
    })
    .from(people)
    .leftJoin(profiles, eq(profiles.owner, people.id))
    .leftJoin(passwords, eq(passwords.person, people.id))
    .leftJoin(passkeys, eq(passkeys.person, people.id))
    .leftJoin(totpKeys, and(eq(totpKeys.person, people.id), isNotNull(totpKeys.confirmedAt)))
    .where(eq(people.id, person))
    .limit(1)
  if (found === undefined) return nothing
  const { phone, email, emailVerifiedAt, flight, passkey, app, password } = found
  return {
    hasPasskey: passkey !== null,
    hasApp: app !== null,
    hasPassword: password !== null,
    phone,
    email,
    emailIsProved: emailVerifiedAt !== null,
    flight: flight?.toString() ?? null,
  }
}

/** A flight leaves on an Indian day. */
export const todayOf = ({ now }: Pick<Call, 'now'>): string =>
  now().toZonedDateTimeISO(homeZone).toPlainDate().toString()

export function isProved({ caller, now }: Pick<Call, 'caller' | 'now'>, means: Means): boolean {
  const { provedAt, provedBy, secondFactorAt } = caller
  const proof = { at: provedAt.toString(), by: provedBy, secondFactorAt: secondFactorAt?.toString() ?? null }
  return isFreshProof(proof, means, todayOf({ now }), now().toString())
}
