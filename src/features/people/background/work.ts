import { and, asc, count, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { tooManyRecords, type NewWork, type WorkChange, type WorkView } from './contract.ts'
import { checkWork, mostOfEach, workTypes, type WorkType } from './rules.ts'
import { workExperiences as table } from '../tables.ts'
import { given } from '../merge.ts'

type Row = typeof table.$inferSelect

export async function work(call: Call): Promise<Record<WorkType, WorkView[]>> {
  const rows = await call.db
    .select()
    .from(table)
    .where(eq(table.owner, call.caller.id))
    .orderBy(asc(table.startDate), asc(table.createdAt), asc(table.id))
  const of = (type: WorkType) => rows.filter(row => row.type === type).map(viewOf)
  const [internship, fullTime, partTime] = workTypes.map(of)
  return { internship: internship ?? [], fullTime: fullTime ?? [], partTime: partTime ?? [] }
}

export const addWork = (call: Call, input: NewWork): Promise<WorkView> =>
  call.change(async ({ tx, announce }) => {
    const [there] = await tx.select({ rows: count() }).from(table).where(eq(table.owner, call.caller.id))
    if ((there?.rows ?? 0) >= mostOfEach) throw new Refusal(tooManyRecords)
    const days = { startDate: dayOrNull(input.startDate), endDate: dayOrNull(input.endDate) }
    const [row] = await tx
      .insert(table)
      .values({ ...input, ...days, owner: call.caller.id, createdAt: call.now() })
      .returning()
    await announce(`person:${call.caller.id}`, 'profile')
    return viewOf(orMissing(row))
  })

/** Checked as a whole with what is there, and held meanwhile, so that two changes at once cannot contradict. */
export const changeWork = (call: Call, { id, ...change }: WorkChange): Promise<WorkView> =>
  call.change(async ({ tx, announce }) => {
    const [row] = await tx.select().from(table).where(mine(call, id)).for('update')
    const changed = { ...viewOf(orMissing(row)), ...given(change) }
    const said = checkWork(changed)
    if (Object.keys(said).length > 0) throw new Refusal(invalidInput, said)
    const { type, company, title, description, startDate, endDate } = changed
    await tx
      .update(table)
      .set({ type, company, title, description, startDate: dayOrNull(startDate), endDate: dayOrNull(endDate) })
      .where(mine(call, id))
    await announce(`person:${call.caller.id}`, 'profile')
    return changed
  })

export const removeWork = (call: Call, { id }: { id: string }): Promise<void> =>
  call.change(async ({ tx, announce }) => {
    const [row] = await tx.delete(table).where(mine(call, id)).returning()
    orMissing(row)
    await announce(`person:${call.caller.id}`, 'profile')
  })

const mine = (call: Call, id: string) => and(eq(table.id, id), eq(table.owner, call.caller.id))

function orMissing(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal(notFound)
  return row
}

const dayOrNull = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

const viewOf = ({ owner, createdAt, startDate, endDate, ...row }: Row): WorkView => ({
  ...row,
  userId: owner,
  startDate: startDate?.toString() ?? null,
  endDate: endDate?.toString() ?? null,
  createdAt: createdAt.toString(),
})
