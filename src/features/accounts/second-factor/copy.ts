export const nameRequired = 'Please give the passkey a name, such as the name of your phone.'
export const codeRequired = 'Please enter the six digits that your app shows.'
export const wrongCode = 'This code is wrong or was used already. Wait for the next one and try again.'
export const tooManyCodes = 'Too many wrong codes. Please wait a few minutes and try again.'
export const noApp = 'This account has no authenticator app.'
export const appIsThere = 'This account has an authenticator app already. Remove it before you set up another.'
export const passkeyRefused = 'This passkey couldn’t be checked. Please try again.'
export const passkeyUnknown = 'No Safar account has this passkey. Sign in another way.'
export const passkeyKnown = 'This passkey is on an account already.'
export const tooManyPasskeys = 'An account can have 20 passkeys. Remove one that you no longer use.'

export const factorAdded = (what: string) => ({
  subject: 'A second factor was added to your Safar account',
  lines: [
    `${what} was added to your Safar account just now. From now on it’s asked for where it matters most: your card’s number, a copy of your data, your ways to sign in.`,
    'If that wasn’t you, write to us at once, and set a new password from the sign-in page.',
  ],
})
export const factorRemoved = (what: string) => ({
  subject: 'A second factor was removed from your Safar account',
  lines: [
    `${what} was removed from your Safar account just now.`,
    'If that wasn’t you, write to us at once, and set a new password from the sign-in page.',
  ],
})
export const factorsReset = {
  subject: 'Your second factors for Safar were reset',
  lines: [
    'Somebody of our team removed all passkeys and the authenticator app from your Safar account, as one asks for after a phone is lost. You’ll be asked to set up a new one.',
    'If you didn’t ask for that, write to us at once.',
  ],
}
export const linkMade = {
  subject: 'Our team made a sign-in link for your Safar account',
  lines: [
    'Somebody of our team made a link that signs in to your Safar account, as we do for students who can’t get in. It works once, for 10 minutes. It opens neither your card’s number nor a copy of your data.',
    'If you didn’t ask for it, write to us at once. Under Your profile you can see where you’re signed in, and sign out there.',
  ],
}
export const app = 'An authenticator app'
export const passkeyNamed = (name: string): string => `The passkey “${name}”`

export const gate = {
  title: 'One more step',
  give: 'What you work with is other people’s data, so we ask for your second factor every eight hours, and after an hour without work.',
  setUp:
    'What you work with is other people’s data, so your password alone doesn’t open it. Add a passkey on this device, or use an authenticator app on your phone. We’ll ask for it every eight hours.',
  lost: 'Lost it? Ask an admin to reset your second factor.',
  passkey: 'A passkey on this device',
  app: 'An authenticator app on your phone',
} as const

export const passkeyWords = {
  use: 'Use a passkey',
  add: 'Add a passkey',
  nameLabel: 'Name of the passkey',
  nameHint: 'So that you can tell yours apart, such as “My phone”.',
  needsDomain:
    'Passkeys don’t work at this address, because browsers tie them to a name such as localhost and not to a number such as 127.0.0.1. Use an authenticator app here.',
  unsupported: 'This browser knows no passkeys. Use an authenticator app, or another browser.',
  cancelled: 'The passkey wasn’t used. Try again when you’re ready.',
  added: 'The passkey is on your account.',
  removed: 'The passkey is removed. We’ve written to you about it.',
  none: 'You have no passkey yet.',
} as const

export const appWords = {
  begin: 'Set up an authenticator app',
  scan: 'Scan this with an authenticator app, such as Google Authenticator or Aegis. Or type the key into it.',
  key: 'Key',
  code: 'Code from the app',
  codeHint: 'Six digits, new every half minute.',
  confirm: 'Confirm',
  added: 'The authenticator app is set up.',
  removed: 'The authenticator app is removed. We’ve written to you about it.',
} as const

export const offer = {
  title: 'Keep your papers yours',
  words:
    'You now have papers here that are worth protecting. With a passkey you sign in with your fingerprint, your face or your phone’s PIN, and an old phone number of yours opens neither your card nor a copy of your data.',
  add: 'Add a passkey',
  decline: 'No, thanks',
} as const
