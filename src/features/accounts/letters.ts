import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Mail } from '#src/platform/ports.ts'
import { postMail, postSms } from '#src/platform/post.ts'
import type { Services } from '#src/platform/services.ts'

export const signIn = (to: string, url: string): Mail => ({
  to,
  subject: 'Your sign-in link for Safar',
  text: [
    'Hello,',
    'Open this link on the device where you want to sign in:',
    url,
    'It works once, for 30 minutes. If you did not ask for it, ignore this e-mail: nothing happens.',
    'Safar',
  ].join('\n\n'),
})

export const prove = (to: string, url: string): Mail => ({
  to,
  subject: 'Show Safar that it’s you',
  text: [
    'Hello,',
    'Open this link in the browser where you were asked to show that it’s you:',
    url,
    'It works once, for 30 minutes, in that browser alone. If you did not ask for it, ignore this e-mail and write to us: somebody may be signed in to your account.',
    'Safar',
  ].join('\n\n'),
})

export const resetPassword = (to: string, url: string): Mail => ({
  to,
  subject: 'Set a new password for Safar',
  text: [
    'Hello,',
    'Open this link to set a new password:',
    url,
    'It works once, for 60 minutes. If you did not ask for it, ignore this e-mail: your password stays.',
    'Safar',
  ].join('\n\n'),
})

export const passwordChanged = (to: string): Mail => ({
  to,
  subject: 'Your Safar password was changed',
  text: [
    'Hello,',
    'The password of your Safar account was changed just now, and every device was signed out.',
    'If that was not you, set a new password at once from the sign-in page.',
    'Safar',
  ].join('\n\n'),
})

export const waysDropped = (to: string): Mail => ({
  to,
  subject: 'Choose a new password for Safar',
  text: [
    'Hello,',
    'You confirmed your address on your Safar account with a code to your phone. Somebody else could have chosen the password, the passkeys and the authenticator app that were on it, so they no longer work, and every other device was signed out.',
    'You can choose a new one under Your profile, or sign in with a link or a code.',
    'Safar',
  ].join('\n\n'),
})

export const addEmail = (to: string, url: string): Mail => ({
  to,
  subject: 'Put this address on your Safar account',
  text: [
    'Hello,',
    'Open this link on a device where you are signed in to Safar:',
    url,
    'It works once, for 30 minutes. If you did not ask for it, ignore this e-mail: nothing happens.',
    'Safar',
  ].join('\n\n'),
})

/** In place of another, where only the owner of an address may hear whether it is known here. */
export const alreadyHere = (to: string, url: string): Mail => ({
  to,
  subject: 'You have a Safar account already',
  text: [
    'Hello,',
    'Somebody wanted to put this address on another Safar account. It is on yours already, so nothing was changed. Sign in here:',
    url,
    'If that was not you, ignore this e-mail.',
    'Safar',
  ].join('\n\n'),
})

export const nobodyHere = (to: string, url: string): Mail => ({
  to,
  subject: 'No Safar account has this address',
  text: [
    'Hello,',
    'Somebody wanted to set a new password for this address, but no Safar account has it. If it was you, look for the letter under your other addresses, or create an account:',
    url,
    'If that was not you, ignore this e-mail.',
    'Safar',
  ].join('\n\n'),
})

/** What the owner of an account hears of changes to how it is opened. */
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

export const linkUsed = {
  subject: 'A link made by our team signed in to your Safar account',
  lines: [
    'The sign-in link that our team made for your Safar account was used just now.',
    'If that wasn’t you, write to us at once, and sign it out under Your profile.',
  ],
}
