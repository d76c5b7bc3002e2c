// Once a deposit is confirmed, the friends that were named hear of us: each address at most once, ever.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { postMail } from '#src/platform/post.ts'
import { openApplication } from '../application/sealed.ts'
import { insuranceRequests } from '../tables.ts'
import { notifyFriend } from './letters.ts'
import { friendName, friendsOf } from './rules.ts'
import { insuranceReferrals } from './tables.ts'

const notifyFriends = 'insurance-referrals'
const paid = z.object({ request: z.uuid() })

/** In the transaction that confirms the deposit. What was typed is unsealed later, outside of it. */
export const notifyFriendsLater = ({ later }: Change, request: string): Promise<void> =>
  later(notifyFriends, { request })

export const referralJobs = (services: Services): JobKind[] => [
  { name: notifyFriends, work: async payload => writeToFriends(services, paid.parse(payload).request) },
]

/** Done twice it writes once: the mark of an address is there from the first time. */
async function writeToFriends(services: Services, request: string): Promise<void> {
  const [found] = await services.db
    .select()
    .from(insuranceRequests)
    .innerJoin(people, eq(people.id, insuranceRequests.owner))
    .where(eq(insuranceRequests.id, request))
  if (found === undefined) return
  const { people: person, insurance_requests: row } = found
  const { refEmails } = await openApplication(services.vault, row.owner, row.sealed)
  const name = friendName(person.firstName, person.lastName)
  await services.change(async change => {
    for (const email of friendsOf(refEmails, person.email)) {
      if (await isFirst(change, services, email, request))
        await postMail(services.vault, change, notifyFriend(email, name, services.settings.publicUrl))
    }
  })
}

async function isFirst({ tx }: Change, { vault, now }: Services, email: string, request: string): Promise<boolean> {
  const marked = await tx
    .insert(insuranceReferrals)
    .values({ mark: vault.mark(`referral ${email}`), request, sentAt: now() })
    .onConflictDoNothing()
    .returning({ mark: insuranceReferrals.mark })
  return marked.length > 0
}
