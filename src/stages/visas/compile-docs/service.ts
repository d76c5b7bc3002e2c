import { momentOf } from '#src/journey/moments.ts'
import { and, desc, eq } from 'drizzle-orm'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { people } from '#src/platform/identity/tables.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { dayOf } from '#src/values/dates.ts'
import { foundOne, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { visaAppointments } from '../rounds/tables.ts'
import { isStanding } from '../rounds/present.ts'
import { paperNeeded, type TicksView } from './contract.ts'
import { fileName } from './copy.ts'
import { isOptional, listDay, papersOn, ticksWithFiles, type Paper } from './rules.ts'
import type { PressJobs } from './press/worker.ts'
import { paperSkips, paperTicks } from './tables.ts'

const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))

type Named = { paper: string }

const printingsOf = (person: string) => perHour(`visa-papers:${person}`, 60)

export async function readTicks({ db, caller }: Call): Promise<Omit<TicksView, 'ready'>> {
  const [rows, skips, interviewOn] = await Promise.all([
    db.select().from(paperTicks).where(eq(paperTicks.owner, caller.id)),
    db.select().from(paperSkips).where(eq(paperSkips.owner, caller.id)),
    interviewOf(db, caller.id),
  ])
  return {
    ticks: rows.map(({ paper, tickedAt }) => ({ paper, tickedAt: momentOf(tickedAt) })),
    skips: skips.map(({ paper }) => paper).toSorted(),
    interviewOn,
  }
}

/** Ticked twice, it was ticked the first time. */
export async function tick(call: Call, { paper }: Named): Promise<void> {
  await findPaper(call, paper)
  await call.change(async ({ tx, announce }) => {
    await tx.insert(paperTicks).values({ owner: call.caller.id, paper, tickedAt: call.now() }).onConflictDoNothing()
    await announce(`person:${call.caller.id}`, 'visas')
  })
}

export async function untick(call: Call, { paper }: Named): Promise<void> {
  await call.change(async ({ tx, announce }) => {
    await tx.delete(paperTicks).where(and(eq(paperTicks.owner, call.caller.id), eq(paperTicks.paper, paper)))
    await announce(`person:${call.caller.id}`, 'visas')
  })
}

export async function skip(call: Call, { paper }: Named): Promise<void> {
  if (!isOptional(await findPaper(call, paper))) throw new Refusal(paperNeeded)
  return call.change(async ({ tx, announce }) => {
    await tx.insert(paperSkips).values({ owner: call.caller.id, paper, skippedAt: call.now() }).onConflictDoNothing()
    await announce(`person:${call.caller.id}`, 'visas')
  })
}

export async function unskip(call: Call, { paper }: Named): Promise<void> {
  return call.change(async ({ tx, announce }) => {
    await tx.delete(paperSkips).where(and(eq(paperSkips.owner, call.caller.id), eq(paperSkips.paper, paper)))
    await announce(`person:${call.caller.id}`, 'visas')
  })
}

/** On the list for the interview, or on today's: a device may not know of the appointment yet. */
async function findPaper(call: Call, id: string): Promise<Paper> {
  const today = todayAt(call)
  const interview = listDay(await interviewOf(call.db, call.caller.id), today)
  const found = foundOne([...papersOn(interview), ...papersOn(today)].find(paper => paper.id === id))
  return found
}

/** The day in India, where the consulate is. */
async function interviewOf(db: Call['db'], owner: string): Promise<string | null> {
  const [last] = await db
    .select({ interview: visaAppointments.interview })
    .from(visaAppointments)
    .where(isStanding(owner))
    .orderBy(desc(visaAppointments.id))
    .limit(1)
  return last === undefined ? null : dayOf(last.interview).toString()
}

export async function printList(call: Call, known: TicksView): Promise<FileAnswer> {
  await call.limits.use(printingsOf(call.caller.id))
  const [person] = await call.db.select().from(people).where(eq(people.id, call.caller.id))
  const name = [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' ')
  const pdf = await press.run(call.caller.id, 'printChecklist', {
    name,
    at: call.now().toString(),
    zone: call.caller.zone,
    skips: known.skips,
    interviewOn: known.interviewOn,
    ticks: ticksWithFiles(known),
  })
  return pdfAnswer(fileName, pdf)
}

/** The papers go by financial years, which begin and end on India's clock. */
const todayAt = ({ now }: Call): Temporal.PlainDate => dayOf(now())
