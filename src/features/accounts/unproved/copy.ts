export const title = 'Is this your account?'
export const why =
  'An account uses this address, but nobody has confirmed it yet. Show once that the account is yours. That confirms the address too.'
export const byPassword = 'With its password'
export const byCode = (ending: string): string => `With a code to the phone number ending in ${ending}`
export const send = 'Send a code'
export const sendAgain = 'Send another code'
export const confirm = 'It is my account'
export const codeSent = (ending: string): string =>
  `We sent a code to the phone number ending in ${ending}. It works for 10 minutes.`
export const notMine = 'It is not my account'
export const notMineWhy =
  'Somebody else may have mistyped their address. Take yours off that account: you see nothing of it, and can create your own.'
export const release = 'Take my address off that account'
export const released = 'Your address is off that account. You can now create an account with it.'
export const create = 'Create an account'

/** To the number that was named for the account whose address is gone. */
export const releasedMessage =
  'The e-mail address on your Safar account was taken off: its owner says the account is not theirs. Open Safar where you are signed in and add your own address under Your profile.'

/** What waits until the account is confirmed. */
export const proveContact = {
  how: 'Confirm it in your profile',
  /** Beside a time that was booked. */
  toKeep: {
    title: 'Confirm your e-mail or phone to keep this time',
    why: 'Until you do, we can’t reach you. A day after you booked it, the time goes to somebody else.',
  },
  /** Where papers are sent. */
  toSend: {
    title: 'Confirm your e-mail or phone before you send papers',
    why: 'We take them once you have. Until then they could reach somebody else: the owner of a mistyped address.',
  },
} as const
