type Changed = (typeof changed)[number]

export const title = 'Undo a change to your account'
export const doneTitle = 'The change is undone'
const words: Readonly<Record<Changed, string>> = {
  email: 'The e-mail address of your Safar account was changed',
  phone: 'The phone number of your Safar account was changed',
  password: 'The password of your Safar account was changed',
}
export const what = (change: Changed, to?: string): string => `${words[change]}${to === undefined ? '' : ` to ${to}`}.`
export const happens =
  'If that was not you, undo it: what was there before is put back, and every device is signed out. Then set a new password.'
export const press = 'Undo it and sign out every device'
export const wasMe = 'If it was you, close this page. Nothing happens.'
export const undone = 'It is as it was before, and every device is signed out. Sign in and set a new password.'
export const signIn = 'Sign in'
export const expired = 'This link was used already or has expired. A change can be undone once, for 7 days.'
export const taken = 'Another account uses it by now, so it can’t be put back here. Please write to us.'

export const subject = 'A change to how you sign in to Safar'
export const letter = (change: string, url: string): string =>
  [
    'Hello,',
    change,
    'If that was you, there is nothing to do. If it was not, undo it within 7 days:',
    url,
    'Safar',
  ].join('\n\n')
export const message = (change: string, url: string): string => `${change} Not you? Undo it within 7 days: ${url}`

/** What a change can be of. */
export const changed = ['email', 'phone', 'password'] as const

/** How long a change can be undone. */
export const undoableDays = 7
