import { and, desc, eq, notInArray } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { HistorySource } from '../audit/history.ts'
import { actionWords } from '../audit/copy.ts'
import { looks, saidElsewhere } from '../audit/rules.ts'
import { deskActions } from '../audit/tables.ts'

export const actionsAbout: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ action: deskActions, doer: people.firstName })
    .from(deskActions)
    .leftJoin(people, eq(people.id, deskActions.by))
    .where(and(eq(deskActions.about, student), notInArray(deskActions.what, [...looks, ...saidElsewhere])))
    .orderBy(desc(deskActions.at))
    .limit(100)
  return rows.map(({ action: { what, detail, at }, doer }) => ({
    at: at.toString(),
    what: [actionWords[what], detail].filter(Boolean).join(': '),
    by: doer ?? 'Somebody who has left',
  }))
}
