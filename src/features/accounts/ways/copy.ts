export const linkOfAnother = 'This link belongs to another account. Sign in to that one first, then open it again.'
export const emailLinkSent = (email: string): string =>
  `We sent a link to ${email}. Open it on this device; it works once, for 30 minutes.`
export const emailAdded = 'Your e-mail address is on your account.'
export const phoneAdded = 'Your phone number is on your account.'
export const signInFirst = 'Sign in to Safar in this browser first. Then you come back here and the address is added.'
export const letterWaits = (email: string): string =>
  `${email} is yours to sign in with once you open the letter that we sent there. Its link works for 30 minutes.`

export const provePhone = {
  title: 'Prove your phone',
  why: (phone: string): string =>
    `With a code to ${phone} you can also sign in by phone. You can do it later under Your profile, and nothing waits for it.`,
  send: 'Send a code',
  again: 'Send another code',
  confirm: 'Prove this phone',
  later: 'Not now',
} as const
