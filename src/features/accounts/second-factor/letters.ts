// What the owner of an account hears of changes to how it is opened.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { postMail, postSms } from '#src/platform/post.ts'

export type OwnersLetter = { subject: string; lines: readonly string[] }

/** To the proved address. Who has none, and a proved phone, is sent its subject there. */
export async function writeToOwner(
  change: Change,
  { vault }: Pick<Services, 'vault'>,
  person: string,
  { subject, lines }: OwnersLetter,
): Promise<void> {
  const [owner] = await change.tx.select().from(people).where(eq(people.id, person))
  if (owner?.email != null && owner.emailVerifiedAt !== null) {
    const text = ['Hello,', ...lines, 'Safar'].join('\n\n')
    await postMail(vault, change, { to: owner.email, subject, text })
  } else if (owner?.phone != null && owner.phoneVerifiedAt !== null) {
    await postSms(vault, change, {
      to: owner.phone,
      text: `${subject}. If you did not ask for this, write to us at once.`,
    })
  }
}
