// Once a deposit is confirmed, the friends that were named hear of us: each address at most once, ever.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { postMail } from '#src/platform/post.ts'
import type { Mail } from '#src/platform/ports.ts'
import { isEmailAddress, normalEmail } from '#src/values/email-addresses.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { openApplication } from '../application/sealed.ts'
import { insuranceRequests } from '../tables.ts'
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

/** To somebody who never gave us their address: who named it, that it is the only letter, and how to object. */
const notifyFriend = (to: string, friend: string, url: string): Mail => ({
  to,
  subject: `${friend} thought of you: health insurance for students in the US`,
  text: [
    'Hello,',
    `${friend} has bought health insurance for the US through Safar, and gave us your address so that we tell you of it.`,
    'Safar leads students from India through the way to a university in the US: insurance, visa, loan and the rest, step by step. If that is of use to you:',
    url,
    'This is the only letter you get. We keep no more of your address than a mark that keeps us from writing to it again, and it is on no list.',
    `If you do not want your address used, answer this letter and say so; a person reads it. ${friend} does not hear whether you read it or what you do.`,
    'Safar',
  ].join('\n\n'),
})

/** The names that somebody gave themselves stand in a letter to a stranger: only what can be a name does. */
export function friendName(firstName: string, lastName: string): string {
  const name = visibleLine(`${firstName} ${lastName}`)
  return /^[\p{L}\p{M}'’. -]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : 'Somebody who knows you'
}

/** Whom to write to: each once, and not to themselves. */
export const friendsOf = (emails: readonly string[], own: string | null): readonly string[] =>
  [...new Set(emails.map(normalEmail))].filter(
    email => isEmailAddress(email) && email !== (own === null ? '' : normalEmail(own)),
  )
