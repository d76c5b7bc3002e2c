import type { Mail } from '#src/platform/ports.ts'

export const joinLink = (to: string, url: string): Mail => ({
  to,
  subject: 'Join this Safar account to another',
  text: [
    'Hello,',
    'Someone who is signed in to another Safar account wants to join this account to it. If that is you, open this link in the same browser:',
    url,
    'It works once, for 30 minutes, and changes nothing by itself: you see what moves before you join. If it was not you, ignore this e-mail.',
    'Safar',
  ].join('\n\n'),
})

export const nobodyHere = (to: string, url: string): Mail => ({
  to,
  subject: 'No Safar account has this address',
  text: [
    'Hello,',
    'Someone wanted to join the Safar account of this address to another, but no account has it. If it was you, try your other addresses or your phone number:',
    url,
    'If that was not you, ignore this e-mail.',
    'Safar',
  ].join('\n\n'),
})

type Joined = { email: string | null; phone: string | null; dropped: readonly string[] }

export const joined =
  ({ email, phone, dropped }: Joined) =>
  (to: string): Mail => ({
    to,
    subject: 'Your two Safar accounts are one now',
    text: [
      'Hello,',
      'Two Safar accounts were joined just now, after a proof of each. Everything from both is in one account.',
      `You sign in with ${[email, phone].filter(way => way !== null).join(' or ')}.`,
      ...(dropped.length === 0 ? [] : [`${dropped.join(' and ')} no longer signs in.`]),
      'If that was not you, set a new password at once from the sign-in page, and write to us.',
      'Safar',
    ].join('\n\n'),
  })

export const joinedMessage = 'Two Safar accounts were joined to one just now. If that was not you, write to us at once.'
