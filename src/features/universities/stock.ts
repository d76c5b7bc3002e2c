import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { nameKey } from './rules.ts'
import { nextRevision } from './cache.ts'
import { universities } from './tables.ts'

/** A university of the register. */
export type Listed = {
  readonly id: string
  readonly name: string
  readonly displayName: string | undefined
  readonly aliases: readonly string[]
  readonly initials: readonly string[]
  readonly city: string
  readonly stateCode: string
  readonly domain: string
  readonly known: number
}

/** Puts the register into the catalogue. What is there already stays as the desk left it. */
export async function stockUniversities(
  { db, change, now }: Pick<Services, 'db' | 'change' | 'now'>,
  register: readonly Listed[],
): Promise<void> {
  const [there] = await db
    .select({ listed: count() })
    .from(universities)
    .where(and(eq(universities.isAdded, false), isNotNull(universities.known)))
  if (there !== undefined && there.listed >= register.length) return
  await change(async ({ tx }) => {
    const revision = await nextRevision(tx)
    for (const batch of inBatches(register, 1000)) {
      await tx
        .insert(universities)
        .values(batch.map(listed => rowOf(listed, revision, now())))
        // How it is found follows the register; its names and settings stay as the desk left them.
        .onConflictDoUpdate({
          target: universities.id,
          set: {
            known: sql`excluded.known`,
            aliases: sql`excluded.aliases`,
            initials: sql`excluded.initials`,
            revision,
          },
        })
    }
  })
}

const rowOf = ({ aliases, initials, ...listed }: Listed, revision: number, at: Temporal.Instant) => ({
  ...listed,
  displayName: listed.displayName ?? null,
  aliases: [...aliases],
  initials: [...initials],
  nameKey: nameKey(listed.name),
  gbgDestinationCountry: 'US',
  gbgDestinationState: listed.stateCode,
  verifiedAt: at,
  createdAt: at,
  revision,
})

const inBatches = <T>(all: readonly T[], size: number): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
