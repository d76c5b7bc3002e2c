// The words of asking the family to pay, on both sides.

export const refusals = {
  notAskable: 'This can’t be asked for: it is paid, or its amount isn’t known yet. Look at the page again.',
  tooMany: 'You have asked 30 times today. Please go on tomorrow.',
  withdrawn: 'The student has taken this back. You don’t have to pay it.',
  paid: 'This bill has been paid. There is nothing more to do.',
  notHere: 'This can’t be paid here at the moment. Please talk to the student.',
} as const

/** The student, at a row of their money page. */
export const own = {
  ask: 'Ask my family to pay',
  title: 'Ask my family to pay',
  thing: 'your family',
  sees: 'They see this, and nothing else of this row:',
  to: (payee: string): string => `To ${payee}`,
  askOne: (name: string, relation: string): string => `Ask ${name}, your ${relation}`,
  allAsked: 'Everybody who sees what you have to pay is asked already.',
  nobody: 'Nobody of your family sees what you have to pay yet. Invite somebody, and share “Money” with them.',
  toFamily: 'Go to Family',
  asked: (name: string, day: string): string => `You asked ${name} on ${day}.`,
  isAsked: (name: string): string => `${name} is asked, and sees it now.`,
  withdraw: 'Take it back',
  withdrawFrom: (name: string): string => `Take it back from ${name}`,
  withdrawn: (name: string): string => `${name} isn’t asked any more.`,
  undo: 'Undo',
  elsewhere: 'This isn’t paid on their page. They pay it where it is owed and tell you; then you mark it as paid.',
} as const

/** Who is asked, on their own page. */
export const home = {
  title: (firstName: string): string => `${firstName || 'The student'} asks you to pay`,
  to: 'Goes to',
  by: 'When',
  pay: (amount: string): string => `Pay ${amount} by card`,
  next: 'Stripe’s card page opens next; Safar never sees your card number. It is charged in US dollars. Your bank converts it, and may add a fee of its own.',
  inDoubt: (firstName: string): string =>
    `In doubt? Call ${firstName || 'the student'} on a number that you know before you pay.`,
  notYet: (firstName: string): string =>
    `This can’t be paid here yet. ${firstName || 'The student'} has to open its step in Safar first.`,
  elsewhere: (firstName: string): string =>
    `This isn’t paid on this page. Ask ${firstName || 'the student'} where it is paid, and tell them when you have; they note it.`,
  followsTitle: 'What follows later',
  /** By whom a sum is to be paid. */
  payers: {
    you: 'Asked of you',
    other: (firstName: string, relation: string): string => `Asked of ${firstName || 'the student'}’s ${relation}`,
    student: (firstName: string): string => `${firstName || 'The student'} has asked nobody to pay this`,
  },
  onItsWayTitle: 'Your payment is on its way',
  onItsWay: 'It shows here as soon as the bank has confirmed it. You don’t have to wait.',
  thanksTitle: 'The payment arrived',
  thanks: (amount: string, payee: string, what: string): string =>
    `Thank you. ${payee} received ${amount} for ${what}.`,
} as const

/** Notifications name no sum and nothing that it is for: they may be read on a locked phone. */
export const askedNote = {
  title: (firstName: string): string => `${firstName || 'A student'} asks you to pay something`,
  body: 'Open Family to see what it is, how much it is and by when.',
} as const

export const paidNote = {
  title: (relation: string): string => `Your ${relation} has paid`,
  body: (what: string, amount: string): string => `${amount} arrived for ${what}. You don’t have to do anything.`,
} as const
