// Who hears of what happens to an insurance, and a letter about it, sent immediately.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { salutation } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { postMail } from '#src/platform/post.ts'
import type { Services } from '#src/platform/services.ts'

/** `policies` is what their browser keeps for times without a network. */
export async function notifyBoth(change: Pick<Change, 'announce' | 'announceToDesk'>, student: string): Promise<void> {
  await change.announce(`person:${student}`, 'journey', 'insurance', 'policies')
  await change.announceToDesk('insurance')
}

type Letter = { title: string; body: string; page: string }

export async function writeTo(
  change: Change,
  { vault, settings }: Services,
  owner: string,
  { title, body, page }: Letter,
): Promise<void> {
  const [person] = await change.tx.select().from(people).where(eq(people.id, owner))
  if (person?.email == null) return
  const text = [salutation(person), body, `See how far it is: ${settings.publicUrl}${page}`, 'Safar']
  await postMail(vault, change, { to: person.email, subject: title, text: text.join('\n\n') })
}
