import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '../audit/history.ts'
import { happenings } from './tables.ts'

const words = {
  visited: 'Began',
  marked: 'Marked as completed',
  'done-before': 'Had done before Safar:',
  'badge-shown': undefined,
  'early-access-asked': 'Asked for early access to',
} as const

const anotherWay = 'Finished another way:'

export const happeningsOf: HistorySource = async ({ db }, student, stages) => {
  const rows = await db
    .select()
    .from(happenings)
    .where(eq(happenings.owner, student))
    .orderBy(desc(happenings.at))
    .limit(200)
  return rows.flatMap(({ stage, what, step, at, way }) => {
    const verb = way === null ? words[what] : anotherWay
    if (verb === undefined) return []
    const view = stages.find(({ route }) => route === stage)
    const title = view?.steps.find(({ id }) => id === step)?.title ?? step
    return { at, what: [`${verb} ${view?.label ?? stage}`, title].filter(Boolean).join(': ') }
  })
}
