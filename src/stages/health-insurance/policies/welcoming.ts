// A deposit is paid: the student hears of it, and the desk has something to do.
import { eq } from 'drizzle-orm'
import { notify } from '../../../features/notifications/notify.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { House } from '../../../platform/house.ts'
import { noteTodos } from '../desk/todos.ts'
import { told } from '../desk/copy.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { policiesWhere, universityName } from './current.ts'
import { tellBoth } from './telling.ts'

/** In the transaction that takes the notice: the e-mail that is promised within half an hour is this one. */
export async function welcomePolicy(change: Change, house: Pick<House, 'now'>, request: string): Promise<void> {
  const [policy] = await policiesWhere(change.tx, eq(insuranceRequests.id, request))
  if (policy === undefined) return
  await notify(change, house, {
    to: policy.request.owner,
    type: 'insurance',
    ...told.deposit(policy.request.planName, universityName(policy)),
    href: '/health-insurance/get-waiver-guide',
  })
  await noteTodos(change, house, request)
  await tellBoth(change, policy.request.owner)
}
