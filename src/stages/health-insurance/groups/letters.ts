import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { postMail } from '#src/platform/post.ts'
import { eq } from 'drizzle-orm'
import { friendName } from '../referrals/jobs.ts'

type Invited = { code: string; university: string; memberEmails: readonly string[] }

/** To the four whose addresses somebody typed: who did, what it is for, and how to ignore it. */
export async function inviteMembers(change: Change, call: Call, { code, university, memberEmails }: Invited) {
  const [person] = await change.tx.select().from(people).where(eq(people.id, call.caller.id))
  const from = friendName(person?.firstName ?? '', person?.lastName ?? '')
  for (const to of memberEmails) {
    await postMail(call.vault, change, {
      to,
      subject: `${from} invited you to buy health insurance as a group`,
      text: [
        'Hello,',
        `${from} is starting a group for health insurance at ${university} and keeps a place in it for you. Each of the five saves $15.`,
        `Your group code is ${code}. It works with this e-mail address only, for students of ${university}: sign in or create an account with it, choose a plan, and type the code under Insured as a group.`,
        `${call.settings.publicUrl}/health-insurance`,
        'If you don’t know them, ignore this letter: without your code and your address nobody can take your place.',
        'Safar',
      ].join('\n\n'),
    })
  }
}
