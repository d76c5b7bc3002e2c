import { and, asc, count, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { given } from '../merge.ts'
import { tooManyRecords, type AcademicChange, type AcademicView, type NewAcademic } from './contract.ts'
import { academicTypes, checkAcademic, mostOfEach, type AcademicType } from './rules.ts'
import { academics as table } from '../tables.ts'

type Row = typeof table.$inferSelect

export async function academics(call: Call): Promise<Record<AcademicType, AcademicView[]>> {
  const rows = await call.db
    .select()
    .from(table)
    .where(eq(table.owner, call.caller.id))
    .orderBy(asc(table.startYear), asc(table.createdAt), asc(table.id))
  const of = (type: AcademicType) => rows.filter(row => row.type === type).map(viewOf)
  const [highSchool, bachelors, masters, phd, other] = academicTypes.map(of)
  return {
    highSchool: highSchool ?? [],
    bachelors: bachelors ?? [],
    masters: masters ?? [],
    phd: phd ?? [],
    other: other ?? [],
  }
}

export const addAcademic = (call: Call, input: NewAcademic): Promise<AcademicView> =>
  call.change(async ({ tx, announce }) => {
    const [there] = await tx.select({ rows: count() }).from(table).where(eq(table.owner, call.caller.id))
    if ((there?.rows ?? 0) >= mostOfEach) throw new Refusal(tooManyRecords)
    const [row] = await tx
      .insert(table)
      .values({ ...input, owner: call.caller.id, createdAt: call.now() })
      .returning()
    await announce(`person:${call.caller.id}`, 'profile')
    return viewOf(orMissing(row))
  })

/** Checked as a whole with what is there, and held meanwhile, so that two changes at once cannot contradict. */
export const changeAcademic = (call: Call, { id, ...change }: AcademicChange): Promise<AcademicView> =>
  call.change(async ({ tx, announce }) => {
    const [row] = await tx.select().from(table).where(mine(call, id)).for('update')
    const changed = { ...orMissing(row), ...given(change) }
    const said = checkAcademic(changed)
    if (Object.keys(said).length > 0) throw new Refusal(invalidInput, said)
    await tx.update(table).set(changed).where(mine(call, id))
    await announce(`person:${call.caller.id}`, 'profile')
    return viewOf(changed)
  })

export const removeAcademic = (call: Call, { id }: { id: string }): Promise<void> =>
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

const viewOf = ({ owner, createdAt, ...row }: Row): AcademicView => ({
  ...row,
  userId: owner,
  createdAt: createdAt.toString(),
})
