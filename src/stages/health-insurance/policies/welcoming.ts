// A deposit is paid: the student hears of it, and the desk has something to do.
import { eq } from 'drizzle-orm'
import { notify } from '../../../features/notifications/notify.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { House } from '../../../platform/house.ts'
import { people } from '../../../platform/identity/tables.ts'
import { postMail } from '../../../platform/post.ts'
import { told } from '../desk/copy.ts'
import { noteTodos } from '../desk/todos.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { guideOf, policiesWhere, universityName, type Policy } from './current.ts'
import { tellBoth } from './telling.ts'

const page = '/health-insurance/get-waiver-guide'

/** In the transaction that takes the notice. */
export async function welcomePolicy(change: Change, house: House, request: string): Promise<void> {
  const [policy] = await policiesWhere(change.tx, eq(insuranceRequests.id, request))
  if (policy === undefined) return
  const words = told.deposit(policy.request.planName, universityName(policy), whatComes(policy))
  const { owner } = policy.request
  // The letter is our own and goes at once: it is promised within half an hour, also at night.
  await notify(change, house, { to: owner, type: 'insurance', ...words, href: page, mail: false })
  await writeTo(change, house, owner, words)
  await noteTodos(change, house, request)
  await tellBoth(change, owner)
}

function whatComes(policy: Policy) {
  if (policy.university.noWaiver) return 'card-alone'
  return guideOf(policy) === null ? 'card' : 'card-and-guide'
}

async function writeTo(
  change: Change,
  { vault, settings }: House,
  owner: string,
  { title, body }: { title: string; body: string },
): Promise<void> {
  const [person] = await change.tx.select().from(people).where(eq(people.id, owner))
  if (person?.email == null) return
  const text = [`Hello ${person.firstName},`, body, `See how far it is: ${settings.publicUrl}${page}`, 'Safar']
  await postMail(vault, change, { to: person.email, subject: title, text: text.join('\n\n') })
}
