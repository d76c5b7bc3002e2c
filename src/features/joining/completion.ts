// For a week after a join what still arrives for the account that ended is taken along: an answer of a provider that was
// under way, a file that was still on its way. Then its key is destroyed. Each part may run twice or break off anywhere.
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { pathOf } from '../rights/export/exports.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import { dataExports } from '../rights/tables.ts'
import { copyFiles, holdShared, type Copied } from './files.ts'
import { mapOf, pathsOf, type Proved } from './join.ts'
import { countsOf, moveRows, type JoinMap } from './rows.ts'
import { daysUntilFinished } from './rules.ts'
import { accountJoins } from './tables.ts'

export async function finishJoins(services: Services, sources: RightsSources): Promise<void> {
  const open = await services.db
    .select()
    .from(accountJoins)
    .where(and(isNotNull(accountJoins.joinedAt), isNull(accountJoins.finishedAt)))
    .limit(200)
  const broken: unknown[] = []
  const map = await mapOf(services)
  for (const join of open) await finish(services, sources, join, map).catch(error => broken.push(error))
  if (broken.length > 0) throw broken[0]
  await forgetOldProofs(services)
}

async function finish(services: Services, sources: RightsSources, join: Proved, map: JoinMap): Promise<void> {
  if ((await countsOf(services.db, map, join.joined)).length > 0) await takeLate(services, sources, join, map)
  const [held] = await services.db.select().from(accountJoins).where(eq(accountJoins.id, join.id))
  for (const path of held?.files ?? []) await services.ports.files.remove(path)
  await end(services, join)
}

async function takeLate(services: Services, sources: RightsSources, join: Proved, map: JoinMap): Promise<void> {
  const copied: Copied = new Map()
  const pair = { kept: join.owner, other: join.joined }
  await copyFiles(services, pair, await pathsOf(services, sources, pair.other), copied)
  await services.change(async change => {
    const [held] = await change.tx.select().from(accountJoins).where(eq(accountJoins.id, join.id)).for('update')
    if (held === undefined) return
    await holdShared(change.tx, pair.kept, copied)
    await moveRows(change, services, map, { join: join.id, pair, answers: 'this', copied })
    const files = [...new Set([...held.files, ...copied.keys()])]
    await change.tx.update(accountJoins).set({ files }).where(eq(accountJoins.id, join.id))
  })
}

async function end(services: Services, { id, joined, joinedAt }: Proved): Promise<void> {
  const isOver = joinedAt !== null && services.now().since(joinedAt).total('hours') >= 24 * daysUntilFinished
  if (isOver) {
    const copies = await services.db.select().from(dataExports).where(eq(dataExports.owner, joined))
    for (const made of copies) await services.ports.files.remove(pathOf(made))
    await services.vault.destroy(joined)
  }
  await services.db
    .update(accountJoins)
    .set({ files: [], ...(isOver && { finishedAt: services.now() }) })
    .where(eq(accountJoins.id, id))
}

async function forgetOldProofs({ db, now }: Services): Promise<void> {
  await db
    .delete(accountJoins)
    .where(and(isNull(accountJoins.joinedAt), lt(accountJoins.provedAt, now().subtract({ hours: 24 }))))
}
