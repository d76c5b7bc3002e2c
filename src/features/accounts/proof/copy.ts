export const title = 'Show that it is you'
export const noPassword = 'This account has no password. Use the code or the link instead.'
export const noPhone = 'This account has no phone number.'
export const noEmail = 'This account has no e-mail address that you proved.'
export const codeProvesNothing =
  'After your flight a code to your Indian number isn’t enough here: numbers that aren’t recharged are given to other people. Please use another way.'
export const otherBrowser =
  'This link works only in the browser that asked for it, while you’re signed in there. Open it there.'
export const linkSent = (email: string): string =>
  `We sent a link to ${email}. Open it in this browser, and this page goes on by itself.`
export const linkPressed = 'You’ve shown that it’s you. You can go back to where you were.'
export const noWay = 'This account has no way left to show that it’s you. Please write to us in the chat.'
export const cameByOurLink =
  'You came in with a link from our team. What you entered and your files stay closed, and nothing changes, until you show that it’s you.'
export const showNow = 'Show that it’s me'
export const why =
  'This is for you alone, so we ask once more: somebody else may have your phone, or a link that was meant for you.'
