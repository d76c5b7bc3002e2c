// The job that erases, a week after it was asked for. It may die anywhere: each step is safe to do again, and the row
// says which are left. First the rows go, in one transaction with the names of the files; then the key, so that nothing
// sealed opens any more, wherever a copy lies; then the files; then the rows once more, for what arrived in between.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { postMail } from '#src/platform/post.ts'
import { noteErased, dropMark, readErased, readMark } from '#src/platform/restore-marks.ts'
import type { RightsSources } from '#src/features/people/personal-data/sources.ts'
import * as copy from '../copy.ts'
import { readCatalogue } from '../holdings/ownership.ts'
import { dataExports, erasures } from '../tables.ts'
import { pathOf } from '../export/exports.ts'
import { keepThoseWhoCame } from '../retention/periods.ts'
import { emptyPerson } from './rows.ts'

type Erasure = typeof erasures.$inferSelect

export const erasureJobs = (services: Services, sources: RightsSources): JobKind[] => [
  { name: 'erase-people', cron: '*/10 * * * *', work: () => eraseDue(services, sources) },
]

const mostAtOnce = 20

export async function eraseDue(services: Services, sources: RightsSources): Promise<void> {
  await keepThoseWhoCame(services)
  const due = await services.db
    .select()
    .from(erasures)
    .where(and(isNull(erasures.undoneAt), isNull(erasures.erasedAt), lte(erasures.due, services.now())))
    .orderBy(asc(erasures.due))
    .limit(mostAtOnce)
  const broken: unknown[] = []
  // One that breaks does not keep the others waiting, and is tried again.
  for (const erasure of due) await erase(services, sources, erasure).catch(error => broken.push(error))
  if (broken.length > 0) throw broken[0]
}

/**
 * In a backup that was restored, somebody is back who was erased after it: whatever stands against it there, they go at
 * once, without a second letter. False where there is nobody of this id, or nobody any more.
 */
export async function eraseAgain(services: Services, sources: RightsSources, owner: string): Promise<boolean> {
  const [person] = await services.db.select().from(people).where(eq(people.id, owner))
  if (person === undefined || person.erasedAt !== null) return false
  const now = services.now()
  const [erasure] = await services.db
    .insert(erasures)
    .values({ owner, askedAt: now, due: now, emptiedAt: now })
    .onConflictDoUpdate({
      target: erasures.owner,
      targetWhere: isNull(erasures.undoneAt),
      set: { due: now, emptiedAt: now },
    })
    .returning()
  if (erasure === undefined) throw new Error('The erasure was not written.')
  await erase(services, sources, erasure)
  return true
}

async function erase(services: Services, sources: RightsSources, erasure: Erasure): Promise<void> {
  const { owner } = erasure
  // What stands against it may have come since it was asked. It waits, and the screen says for what.
  if (erasure.emptiedAt === null && (await sources.standingOf(services, owner)).length > 0) return
  if (!(await empty(services, sources, erasure))) return
  await services.vault.destroy(owner)
  await removeFiles(services, erasure.id)
  await finish(services, erasure)
}

/** False where it was undone at the last moment. */
async function empty(services: Services, sources: RightsSources, { id, owner }: Erasure): Promise<boolean> {
  const catalogue = await readCatalogue(services.sql)
  return services.change(async change => {
    const [held] = await change.tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.id, id), isNull(erasures.undoneAt), isNull(erasures.erasedAt)))
      .for('update')
    if (held === undefined) return false
    const paths = await pathsOf(services, sources, owner)
    if (held.emptiedAt === null) await sayGoodbye(change, services, owner)
    await sources.leaves(change, services, owner)
    await emptyPerson(change, services, catalogue, owner)
    await change.tx
      .update(erasures)
      .set({ emptiedAt: held.emptiedAt ?? services.now(), files: [...new Set([...held.files, ...paths])] })
      .where(eq(erasures.id, id))
    return true
  })
}

async function pathsOf(services: Services, { filesOf }: RightsSources, owner: string): Promise<string[]> {
  const copies = await services.db.select().from(dataExports).where(eq(dataExports.owner, owner))
  return [...(await filesOf(services, owner)).map(({ path }) => path), ...copies.map(pathOf)]
}

/** Sealed in the queue before the address is gone. */
async function sayGoodbye(change: Parameters<typeof emptyPerson>[0], services: Services, owner: string): Promise<void> {
  const [person] = await change.tx.select().from(people).where(eq(people.id, owner))
  if (person?.email == null) return
  await postMail(services.vault, change, { to: person.email, ...copy.erasedLetter })
}

async function removeFiles({ db, ports }: Services, id: string): Promise<void> {
  const [held] = await db.select().from(erasures).where(eq(erasures.id, id))
  for (const path of held?.files ?? []) await ports.files.remove(path)
}

async function finish(services: Services, { id, owner }: Erasure): Promise<void> {
  const catalogue = await readCatalogue(services.sql)
  await noteErased(services.settings, owner, services.now())
  await services.change(async change => {
    // The erasure before what it empties, as above: two that took them in another order would wait for each other.
    await change.tx.select({ id: erasures.id }).from(erasures).where(eq(erasures.id, id)).for('update')
    await emptyPerson(change, services, catalogue, owner)
    await change.tx.execute(sql`delete from owner_keys where owner = ${owner}`)
    await change.tx.update(erasures).set({ erasedAt: services.now(), files: [] }).where(eq(erasures.id, id))
    await change.announceToDesk('people')
  })
}

/**
 * Before anybody is served from a backup: whoever was signed in at its moment is signed out, and who was erased since then is
 * erased again. It may die anywhere: the mark goes last, and each step is safe to do again.
 */
export async function finishRestore(services: Services, sources: RightsSources): Promise<void> {
  const { settings } = services
  const mark = await readMark(settings)
  if (mark === undefined) return
  const { SAFAR_ERASURES: list } = settings
  if (!mark.withoutErasures && list === undefined) {
    throw new Error('A backup was restored here: start it with SAFAR_ERASURES, the list of who was erased since then.')
  }
  await services.db.delete(sessions)
  let count = 0
  for (const id of mark.withoutErasures || list === undefined ? [] : await readErased(list)) {
    if (await eraseAgain(services, sources, id)) count += 1
  }
  await dropMark(settings)
  console.log(
    `After the restore: every session has ended, and ${count} who were erased since the backup are erased again.`,
  )
}
