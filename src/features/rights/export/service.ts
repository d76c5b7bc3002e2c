import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { perDay } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { tooManyExports, type ExportView } from '../contract.ts'
import { exportState, goneAt, mostExportsADay } from '../rules.ts'
import { dataExports } from '../tables.ts'
import { exportJob, pathOf } from './exports.ts'

const exportsOf = (person: string) => perDay(`data-export:${person}`, mostExportsADay)

/** Asked for while one is being made, it is that one. */
export async function askExport(call: Call): Promise<void> {
  await mustHaveProved(call)
  const last = await lastExport(call)
  if (last?.state === 'being-made') return
  await call.limits.use(exportsOf(call.caller.id), tooManyExports)
  return call.change(async ({ tx, later, announce }) => {
    const [asked] = await tx
      .insert(dataExports)
      .values({ owner: call.caller.id, askedAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: dataExports.id })
    if (asked !== undefined) await later(exportJob, { id: asked.id })
    await announce(`person:${call.caller.id}`, 'rights')
  })
}

/** The copy is worth more to a thief than the account, so it is handed out after a fresh proof alone. */
export async function fetchExport(call: Call, { id }: { id: string }): Promise<FileAnswer> {
  const found = await readyExport(call, id)
  const from = (byte: number) => call.ports.files.get(call.caller.id, pathOf(found), byte)
  const content = foundOne(await from(0))
  const day = call.now().toString().slice(0, 10)
  return { name: `safar-${day}.zip`, type: 'application/zip', content, jumps: { bytes: found.bytes ?? 0, from } }
}

/** Asked before the browser is sent there, so that a proof can be asked for on the page. */
export async function openExport(call: Call, { id }: { id: string }): Promise<void> {
  await readyExport(call, id)
}

async function readyExport(call: Call, id: string) {
  await mustHaveProved(call)
  const [found] = await call.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.owner, call.caller.id), isNotNull(dataExports.readyAt)))
  if (found === undefined || exportState(found, call.now()) !== 'ready') throw new Refusal(notFound)
  return found
}

export async function lastExport({ db, caller, now }: Call): Promise<ExportView | null> {
  const [last] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.owner, caller.id))
    .orderBy(desc(dataExports.id))
    .limit(1)
  if (last === undefined) return null
  return {
    id: last.id,
    state: exportState(last, now()),
    askedAt: momentOf(last.askedAt),
    readyAt: last.readyAt === null ? null : momentOf(last.readyAt),
    goneAt: last.readyAt === null ? null : momentOf(goneAt(last.readyAt)),
    bytes: last.bytes,
    percent: last.total === 0 ? 0 : Math.floor((100 * last.done) / last.total),
  }
}
