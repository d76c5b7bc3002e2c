// All words of the family's pages, in one place: other languages are written beside it.
import type { FamilyHeading } from '#src/wire/topics.ts'

export const relationNames = {
  father: 'father',
  mother: 'mother',
  guardian: 'guardian',
  spouse: 'spouse',
  sponsor: 'sponsor',
  'co-borrower': 'co-borrower',
} as const

/** What can be shared, with a plain example of what that is. */
export const headings: Record<FamilyHeading, { name: string; example: string }> = {
  progress: {
    name: 'Progress and dates',
    example:
      'How many steps of each stage are done, what comes next, and the dates of your plan. For example: “Visas: 3 of 9 done. Visa interview: about 4th May 2027.”',
  },
  money: {
    name: 'Money',
    example:
      'What is overdue and the next three payments, with the day and the rupees. For example: “Tuition: ₹8,12,000, by 15th August 2027.” Not what you have paid, and no words that you wrote. What you ask them to pay also shows whom it goes to.',
  },
  papers: {
    name: 'Chosen papers',
    example:
      'Single papers of your documents that you tick for them, with the day until which each is valid. For example: “Form I-20”. They can save these files, and newer versions of them.',
  },
  'insurance-card': {
    name: 'Insurance card',
    example:
      'The card of your health insurance: insurer, plan, your name and numbers on it, its days, and the number to call in an emergency. Nothing about your health, and no claims.',
  },
  'emergency-card': {
    name: 'Emergency card',
    example:
      'Whom to call in an emergency, and what to say: your name, your phone, the parent you named in your profile with their phone, and what is on your insurance card.',
  },
  loan: {
    name: 'Loan',
    example:
      'The loan offer that you accepted, or that you choose to show: what it costs, its Key Fact Statement, and a place to agree. For example: “₹30,00,000 at 9.50 %, ₹51,004 a month.” Not your application and its papers.',
  },
  'co-borrowing': {
    name: 'Co-borrowing',
    example:
      'They borrow with you and upload their own papers of your loan application, such as their ITR. They see which papers are asked for and which lenders have the application, and nothing that you typed. You see that each paper is there, and what is in it only if they let you.',
  },
}

export const never =
  'Nobody in your family ever sees your SOP, your chat with us, anything about your health, or recordings of interviews. There is no way to share these.'

export const wrong = {
  relation: 'Please choose who they are to you.',
  name: 'Please enter their name.',
  contact: 'Please enter a mobile number or an e-mail address.',
  headings: 'Please choose what they can see.',
} as const

/** Said by the server. */
export const refusals = {
  unknown: 'This invitation does not work. Ask the student who sent it for a new one.',
  alreadyInvited: 'You have invited this person already. Make a new link for them in the list instead.',
  tooMany: 'You can share with 8 people at most. End one of them first.',
  tooManyToday: 'You have made 20 invitations today. Please go on tomorrow.',
  isOver: 'This has ended or changed meanwhile. Look at the list again.',
  ownInvitation:
    'This is your own invitation. Send it to the person you invited: they accept it with their own account.',
  alreadyFamily: 'You can see this student’s journey already. You don’t need another invitation.',
  phoneFirst: 'Please add your mobile number to your account first, with the code that we send to it.',
} as const

/** What is said of an invitation that can’t be accepted. */
export const over = {
  used: 'Somebody has accepted this invitation already. If it was you, open Family. If not, ask the student for a new one.',
  ended: 'The student has taken this invitation back. Ask them for a new one.',
  expired: 'This invitation has expired. Ask the student for a new one.',
} as const

/** The student’s own page. */
export const own = {
  lede: 'Invite a parent, or somebody who pays for you, to follow your journey. You choose what they see, and you can end it at any time.',
  listTitle: 'Who sees what',
  nobody: 'Nobody in your family sees anything yet.',
  invite: 'Invite somebody',
  inviteTitle: 'Invite somebody of your family',
  relation: 'They are your',
  name: 'Their name',
  contact: 'Their mobile number or e-mail',
  contactHint: 'Only you see this. We send nothing: you send them the link yourself.',
  sees: 'What they can see',
  make: 'Make the invitation',
  cancel: 'Not now',
  linkTitle: (name: string): string => `Send this link to ${name}`,
  linkOnce:
    'This link is shown only now, and works for 14 days. The first person who accepts it is the one who sees your journey.',
  linkLabel: 'Invitation link',
  whatsApp: 'Open WhatsApp',
  mail: 'Write the e-mail',
  message: (address: string): string =>
    `I would like to share my way to the US with you on Safar. Please open this: ${address}`,
  subject: 'My way to the US',
  newLink: 'Make a new link',
  end: 'End',
  endFor: (name: string): string => `End what ${name} sees`,
  ended: (name: string): string => `${name} sees nothing of yours any more.`,
  undo: 'Undo',
  restored: (name: string): string => `${name} sees it again.`,
  changed: 'Saved. It holds from now on.',
  states: {
    invited: (until: string): string => `Invited: the link works until ${until}.`,
    expired: (): string => 'Invited: the link has expired.',
    accepted: (since: string, phone: string): string => `Since ${since}, with the number that ends in ${phone}`,
    gone: (): string => 'Their account is not there any more.',
  },
  whose: (relation: string): string => `Your ${relation}`,
  seesOf: (name: string): string => `What ${name} sees`,
  looked: (moment: string): string => `Last looked on ${moment}`,
  notLooked: 'Has not looked yet',
  papersOf: (name: string): string => `Papers that ${name} can save`,
  papersChosen: (chosen: number, of: number): string => `${chosen} of ${of} papers chosen`,
  noPapers:
    'None of your documents can be chosen yet. What you sent in a step you first keep with your papers, under Documents.',
  notThese: 'Not in this list: papers about health, papers about somebody else, and what is marked as “Another paper”.',
  validUntil: (day: string): string => `Valid until ${day}`,
  logTitle: 'What happened',
  logEmpty: 'Nothing yet. Each invitation, change and look appears here.',
  neverTitle: 'Never shared',
} as const

/** The log on the student’s page, by the names of the audit. */
export const logged: Record<string, (who: string, relation: string, paper: string | null) => string> = {
  'family-invited': (_who, relation) => `You invited your ${relation}.`,
  'family-joined': (who, relation) => `${named(who, relation)} accepted your invitation.`,
  'family-shared': (_who, relation) => `You changed what your ${relation} sees.`,
  'family-ended': (_who, relation) => `You ended what your ${relation} sees.`,
  'family-restored': (_who, relation) => `You gave your ${relation} back what they see.`,
  'family-left': (who, relation) => `${named(who, relation)} left.`,
  'family-asked': (_who, relation) => `You asked your ${relation} to pay something.`,
  'family-ask-withdrawn': (_who, relation) => `You took back what you had asked your ${relation} to pay.`,
  'family-paid': (who, relation) => `${named(who, relation)} paid what you had asked for.`,
  'family-progress-read': (who, relation) => `${named(who, relation)} looked at your progress and dates.`,
  'family-consented': (who, relation) => `${named(who, relation)} agreed to our notice for you.`,
  'family-consent-withdrawn': (who, relation) => `${named(who, relation)} withdrew the consent for you.`,
  'family-loan-read': (who, relation) => `${named(who, relation)} looked at your loan.`,
  'family-loan-agreed': (who, relation) => `${named(who, relation)} read your loan and agreed.`,
  'family-loan-taken-back': (who, relation) => `${named(who, relation)} took back an agreement to your loan.`,
  'family-co-borrowing-read': (who, relation) =>
    `${named(who, relation)} looked at which papers of the loan are asked of them.`,
  'family-co-paper-added': (who, relation) => `${named(who, relation)} uploaded a paper for the loan.`,
  'family-co-paper-erased': (who, relation) => `${named(who, relation)} took back papers for the loan.`,
  'family-money-read': (who, relation) => `${named(who, relation)} looked at what you have to pay.`,
  'family-papers-read': (who, relation) => `${named(who, relation)} looked at the list of papers that you chose.`,
  'family-paper-read': (who, relation, paper) =>
    `${named(who, relation)} saved ${paper === null ? 'a paper that you chose' : `your paper “${paper}”`}.`,
  'family-insurance-card-read': (who, relation) => `${named(who, relation)} looked at your insurance card.`,
  'family-emergency-card-read': (who, relation) => `${named(who, relation)} looked at your emergency card.`,
}

/** Who came by their phone alone has no name with us. */
const named = (who: string, relation: string): string => (who === '' ? `Your ${relation}` : `${who}, your ${relation},`)

/** The student hears of it at once: who has the link accepts. */
export const acceptedNote = {
  title: (who: string): string => `${who || 'Somebody'} accepted your invitation`,
  body: (relation: string): string =>
    `They now see what you share with your ${relation}. If you don’t know them, end it under Family.`,
} as const

/** The invitation, as the invited person reads it. */
export const invitation = {
  title: 'Invitation',
  wrongTitle: 'This invitation does not work',
  overTitle: 'This invitation is over',
  heading: (firstName: string): string => `${firstName || 'A student'} invites you`,
  asWhom: (firstName: string, relation: string): string =>
    `${firstName || 'A student'} is on the way to a university in the US and would like to share this with you, their ${relation}:`,
  forFamily: {
    progress: 'Progress and dates: what is done, what comes next, and by when.',
    money: 'Money: what is to be paid next, by when, and how many rupees that is.',
    papers: 'Chosen papers: single papers that they choose for you.',
    'insurance-card': 'Insurance card: the card of their health insurance, and whom to call.',
    'emergency-card': 'Emergency card: whom to call in an emergency, and what to say.',
    loan: 'Loan: an offer of a lender, what it costs in all, and a place to say that you agree.',
    'co-borrowing': 'Co-borrowing: you upload your own papers for the loan, which go to lenders.',
  } satisfies Record<FamilyHeading, string>,
  nothingElse: 'You see nothing else of theirs, and they can see when you looked.',
  account: 'You need an account of your own, with your mobile number. It is free.',
  signUp: 'Create my account',
  signIn: 'I have an account',
  accept: 'Accept',
  guest: 'To accept, sign in or create an account first.',
  until: (day: string): string => `This invitation is good until ${day}.`,
  phoneTitle: 'Add your mobile number',
  phoneWhy: 'Your number protects what is shared with you. Then you can accept.',
  inDoubt: 'In doubt? Call the student on a number that you know before you accept.',
  accepted: 'You can see it now.',
  toFamily: 'Go to Family',
  what: 'Safar helps students from India on their way to universities in the United States.',
} as const

/** The family’s home. */
export const home = {
  title: 'Family',
  oneTitle: (firstName: string): string => `${firstName || 'The student'}’s way to the US`,
  nothingTitle: 'Nobody shares anything with you now',
  nothing: 'When a student invites you, open the link that they send you. What they share is here then.',
  ownJourney: 'Go to my own journey',
  firstStation: 'Home',
  lastStation: 'Campus',
  done: (done: number, of: number): string => `${done} of ${of} stages done`,
  now: (stage: string): string => `Now: ${stage}`,
  stagesTitle: 'Stage by stage',
  stepsDone: (done: number, of: number): string => `${done} of ${of} steps`,
  stageDone: 'Done',
  soon: 'Coming soon',
  nextTitle: 'What comes next',
  nextAt: (stage: string, step: string): string => `${stage}: ${step}`,
  task: 'a task from Safar’s team',
  nothingNext: 'Nothing waits for the student just now.',
  datesTitle: 'Dates ahead',
  noDates: 'No dates are known yet.',
  by: (day: string): string => `By ${day}`,
  days: {
    on: (day: string): string => day,
    about: (day: string): string => `About ${day}: an estimate`,
    safe: (day: string): string => `Best done by ${day}`,
    hard: (day: string): string => `Last day: ${day}`,
  },
  estimate: 'Counted from a day that is an estimate',
  words: { tight: 'Tight', breaks: 'Does not fit: something has to move' },
  moneyTitle: 'To pay next',
  nothingDue: 'No payment has a day ahead yet.',
  overdue: 'Overdue',
  noRate: 'There is no rate of the dollar just now. Please look again in a few minutes.',
  papersTitle: 'Papers',
  noPapers: 'No paper has been chosen for you yet.',
  validUntil: (day: string): string => `Valid until ${day}`,
  savePaper: 'Save the file',
  insuranceTitle: 'Insurance card',
  noInsurance: 'There is no health insurance bought on Safar just now.',
  insurance: {
    name: 'Name on the card',
    member: 'Member number',
    policy: 'Policy number',
    plan: 'Plan',
    covered: 'Covered',
    days: (from: string, until: string): string => `${from} to ${until}`,
    university: 'University',
    call: 'To call in an emergency',
    noPhone: 'The plan names no number for emergencies.',
    noCard: 'The insurer has not issued the card yet.',
    sample: (day: string): string =>
      `This plan is sample data of ${day}: it shows how things look, and proves no cover.`,
  },
  emergencyTitle: 'Emergency card',
  emergency: {
    callTitle: 'Whom to call',
    sayTitle: 'What to say',
    student: (name: string): string => name || 'The student',
    contact: { father: 'Their father', mother: 'Their mother' },
    insurer: (insurer: string): string => `${insurer}, for emergencies`,
    nobody: 'No phone number is known yet.',
    about: (name: string, university: string | undefined): string =>
      `“I am calling about ${name || 'a student'}${university === undefined ? '' : `, who studies at ${university}`}.”`,
    insured: (insurer: string, policy: string, member: string | undefined): string =>
      `“The health insurance is with ${insurer}. The policy number is ${policy}.${member === undefined ? '' : ` The member number is ${member}.`}”`,
  },
  asOf: (moment: string): string => `As of ${moment}`,
  shares: (names: readonly string[]): string => `Shared with you: ${names.join(', ')}. You see nothing else.`,
  sharesNothing: 'Shares nothing with you at the moment.',
  ended: (firstName: string): string => `${firstName || 'The student'} has ended what you could see.`,
  endedWhy: 'Ask them if you would like to see it again.',
  leave: 'Leave',
  leaveTitle: (firstName: string): string => `Stop seeing ${firstName || 'this student'}’s journey?`,
  leaveMeans: 'You see nothing of it any more, and they see that you left. They can invite you again.',
  keep: 'Stay',
  left: 'You have left.',
} as const

/** Three lines, each Monday, for who wants them. */
export const weekly = {
  label: 'Three lines every Monday',
  detail:
    'Where the journey is, what comes next, and what is to be paid, as far as it is shared with you: in the app, and by e-mail if your account has an address.',
  changed: 'Saved.',
  title: (firstName: string): string => `This week: ${firstName || 'the student'}’s way to the US`,
  next: (what: string): string => `Next: ${what}`,
  date: (name: string, day: string): string => `Date ahead: ${name}. ${day}`,
  pay: (what: string, amount: string, when: string): string => `To pay: ${what}, ${amount}. ${when}`,
  byMachine: 'Translated by machine; the English counts.',
} as const
