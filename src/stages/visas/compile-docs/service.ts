import { momentOf } from '#src/journey/moments.ts'
import { and, eq } from 'drizzle-orm'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/house.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { press } from '../press/press.ts'
import type { TicksView } from './contract.ts'
import { fileName } from './copy.ts'
import { papersOn } from './rules.ts'
import { paperTicks } from './tables.ts'

type Named = { paper: string }

const printingsOf = (person: string) => perHour(`visa-papers:${person}`, 60)

export async function read({ db, caller }: Call): Promise<TicksView> {
  const rows = await db.select().from(paperTicks).where(eq(paperTicks.owner, caller.id))
  return {
    ticks: rows.map(({ paper, tickedAt }) => ({ paper, tickedAt: momentOf(tickedAt) })),
  }
}

/** Ticked twice, it was ticked the first time. */
export async function tick(call: Call, { paper }: Named): Promise<Nothing> {
  if (!papersOn(todayAt(call)).some(({ id }) => id === paper)) throw new Refusal(notFound)
  await call.change(async ({ tx, announce }) => {
    await tx.insert(paperTicks).values({ owner: call.caller.id, paper, tickedAt: call.now() }).onConflictDoNothing()
    await announce(`person:${call.caller.id}`, 'visas')
  })
  return {}
}

export async function untick(call: Call, { paper }: Named): Promise<Nothing> {
  await call.change(async ({ tx, announce }) => {
    await tx.delete(paperTicks).where(and(eq(paperTicks.owner, call.caller.id), eq(paperTicks.paper, paper)))
    await announce(`person:${call.caller.id}`, 'visas')
  })
  return {}
}

export async function checklist(call: Call): Promise<FileAnswer> {
  await call.limits.use(printingsOf(call.caller.id))
  const [person] = await call.db.select().from(people).where(eq(people.id, call.caller.id))
  const name = [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' ')
  const pdf = await press.run(call.caller.id, 'printChecklist', {
    name,
    at: call.now().toString(),
    zone: call.caller.zone,
    ...(await read(call)),
  })
  return pdfAnswer(fileName, pdf)
}

/** The papers go by financial years, which begin and end on India's clock. */
const todayAt = ({ now }: Call): Temporal.PlainDate => dayOf(now())
