// The heading 'money': what is asked of who reads it, and what is to be paid next and by when, as the student's own money page counts it.
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call } from '#src/platform/services.ts'
import { momentOf } from '#src/journey/moments.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteLook } from '../audit/actions.ts'
import { ledgerOf } from '../money/of-student/due.ts'
import { planStudents } from '../plan/effect/students.ts'
import { sayMoney } from './asks/member-asks.ts'
import { moneyRead } from './audit-actions.ts'
import type { MoneyView } from './contract.ts'
import { relationTo } from './grants.ts'

export const readMoney =
  (app: Pick<AppServices, 'given' | 'stages' | 'factsOfMany'>) =>
  async (call: Call, { student: id }: { student: string }): Promise<MoneyView> => {
    const [student] = await planStudents(call, app, [id])
    if (student === undefined) throw new Refusal(notFound)
    await noteLook(call, { what: moneyRead, about: id, detail: await relationTo(call, id) }, { hours: 24 })
    const ledger = await ledgerOf(app, call, id, student.sources.stages)
    return { now: momentOf(call.now()), ...(await sayMoney(app, call, id, ledger)) }
  }
