import type { Mail } from '#src/platform/ports.ts'

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
