// A letter that puts an address on an account. Where nobody may hear who is here, its owner alone hears that it is taken.
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { postMail } from '#src/platform/post.ts'
import * as letters from './letters.ts'
import { makeLink } from './links.ts'
import { personByEmail } from './people.ts'

export async function askForProof(change: Change, call: Services, person: string, email: string): Promise<void> {
  const holder = await personByEmail(change.tx, email)
  const token = await makeLink(change, call, { purpose: 'add-email', email, person })
  const { publicUrl } = call.settings
  const letter =
    holder === undefined || holder.id === person
      ? letters.addEmail(email, `${publicUrl}/auth-actions?mode=addEmail&oobCode=${token}`)
      : letters.alreadyHere(email, publicUrl)
  await postMail(call.vault, change, letter)
}
