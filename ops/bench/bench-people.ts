// People whose sessions a bench knows the tokens of.
import type { Database } from '#src/platform/database/database.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'

export const tokenOf = (name: string, index: number): string =>
  `bench-session-token-${name}-${String(index).padStart(6, '0')}`

export async function addPeople(db: Database, name: string, count: number): Promise<string[]> {
  const createdAt = Temporal.Now.instant()
  const expiresAt = createdAt.add({ hours: 24 })
  const made = await db
    .insert(people)
    .values(
      Array.from({ length: count }, (_, index) => ({
        firstName: `Bench ${index}`,
        createdAt,
        emailVerifiedAt: createdAt,
      })),
    )
    .returning({ id: people.id })
  await db.insert(sessions).values(
    made.map(({ id }, index) => ({
      person: id,
      tokenHash: hashToken(tokenOf(name, index)),
      provedAt: createdAt,
      createdAt,
      expiresAt,
    })),
  )
  return made.map(({ id }) => id)
}
