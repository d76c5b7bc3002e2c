// The heading 'money': what is to be paid next and by when, as the student's own money page counts it.
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call } from '#src/platform/services.ts'
import { momentOf } from '#src/journey/moments.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteLook } from '../audit/actions.ts'
import { kinds } from '../money/copy.ts'
import { dueOf } from '../money/of-student/due.ts'
import type { Row } from '../money/rules.ts'
import { planStudents } from '../plan/effect/students.ts'
import { moneyRead } from './audit-actions.ts'
import type { MoneyView } from './contract.ts'
import { relationTo } from './grants.ts'

export const readMoney =
  (app: Pick<AppServices, 'given' | 'stages' | 'factsOfMany'>) =>
  async (call: Call, { student: id }: { student: string }): Promise<MoneyView> => {
    const [student] = await planStudents(call, app, [id])
    if (student === undefined) throw new Refusal(notFound)
    await noteLook(call, { what: moneyRead, about: id, detail: await relationTo(call, id) }, { hours: 24 })
    return { now: momentOf(call.now()), due: await dueOf(app, call, id, student.sources.stages, forFamily) }
  }

/** Without what a vaccine costs, which is about health; and what the student typed is named by its kind, not by their words. */
const forFamily = (rows: readonly Row[]): readonly Row[] =>
  rows
    .filter(({ kind }) => kind !== 'vaccines')
    .map(row => (row.origin === 'own' ? { ...row, what: kinds[row.kind] } : row))
