// For a week after a join what still arrives for the account that ended is taken along: an answer of a provider that was
// under way, a file that was still on its way. Then its key is destroyed. Each part may run twice or break off anywhere.
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { House } from '#src/platform/house.ts'
import { pathOf } from '../rights/export/exporting.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import { dataExports } from '../rights/tables.ts'
import { copyFiles, type Copied } from './files.ts'
import { mapOf, pathsOf, type Proved } from './joining.ts'
import { countsOf, moveRows, type JoinMap } from './moving.ts'
import { daysUntilFinished } from './rules.ts'
import { accountJoins } from './tables.ts'

export async function finishJoins(house: House, sources: RightsSources): Promise<void> {
  const open = await house.db
    .select()
    .from(accountJoins)
    .where(and(isNotNull(accountJoins.joinedAt), isNull(accountJoins.finishedAt)))
    .limit(200)
  const broken: unknown[] = []
  const map = await mapOf(house)
  for (const join of open) await finish(house, sources, join, map).catch(error => broken.push(error))
  if (broken.length > 0) throw broken[0]
  await forgetOldProofs(house)
}

async function finish(house: House, sources: RightsSources, join: Proved, map: JoinMap): Promise<void> {
  if ((await countsOf(house.db, map, join.joined)).length > 0) await takeLate(house, sources, join, map)
  const [held] = await house.db.select().from(accountJoins).where(eq(accountJoins.id, join.id))
  for (const path of held?.files ?? []) await house.ports.files.remove(path)
  await end(house, join)
}

async function takeLate(house: House, sources: RightsSources, join: Proved, map: JoinMap): Promise<void> {
  const copied: Copied = new Map()
  const pair = { kept: join.owner, other: join.joined }
  await copyFiles(house, pair, await pathsOf(house, sources, pair.other), copied)
  await house.change(async change => {
    const [held] = await change.tx.select().from(accountJoins).where(eq(accountJoins.id, join.id)).for('update')
    if (held === undefined) return
    await moveRows(change, house, map, { join: join.id, pair, answers: 'this', copied })
    const files = [...new Set([...held.files, ...copied.keys()])]
    await change.tx.update(accountJoins).set({ files }).where(eq(accountJoins.id, join.id))
  })
}

async function end(house: House, { id, joined, joinedAt }: Proved): Promise<void> {
  const isOver = joinedAt !== null && house.now().since(joinedAt).total('hours') >= 24 * daysUntilFinished
  if (isOver) {
    const copies = await house.db.select().from(dataExports).where(eq(dataExports.owner, joined))
    for (const made of copies) await house.ports.files.remove(pathOf(made))
    await house.vault.destroy(joined)
  }
  await house.db
    .update(accountJoins)
    .set({ files: [], ...(isOver && { finishedAt: house.now() }) })
    .where(eq(accountJoins.id, id))
}

async function forgetOldProofs({ db, now }: House): Promise<void> {
  await db
    .delete(accountJoins)
    .where(and(isNull(accountJoins.joinedAt), lt(accountJoins.provedAt, now().subtract({ hours: 24 }))))
}
