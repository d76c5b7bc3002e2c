// The terms and the privacy notice. They say what the product does; what it doesn't do isn't promised.

export const updated = '25th November 2026'

export const terms = [
  {
    title: 'What Safar does',
    text: 'Safar guides you from India through graduate study in the US, one step at a time. It collects what each step needs, reviews what you ask us to review, and passes on what you choose to send. Lenders, insurers, attorneys, clinics, networks and universities make their own decisions. We can’t promise a loan, a visa, a waiver or an admission.',
  },
  {
    title: 'Your account',
    text: 'One account is for one person. Keep your password and your codes to yourself. What you enter about yourself must be true, because forms that we fill in for you go to governments, lenders and insurers in your name.',
  },
  {
    title: 'What you pay for',
    text: 'Each payment shows what it is for and how much before you pay. Insurance is a contract between you and the insurer, and a loan is one between you and the lender: their own terms apply, and you see them before you accept.',
  },
  {
    title: 'Files and text that you send',
    text: 'They stay yours. We read and store them only to do what you asked for. Don’t send what belongs to someone else without their consent.',
  },
  {
    title: 'Ending it',
    text: 'You can erase your account at any time under Your data in your profile. It waits while something is running, such as a policy or a payment, and the page says for what.',
  },
  {
    title: 'Law',
    text: 'These terms don’t take away any right that the law of the place where you live gives you.',
  },
] as const

export const cookies = [
  { what: 'safar_session', why: 'Keeps you signed in.', until: '30 days, or until you log out.' },
  {
    what: 'safar_browser',
    why: 'Lets you in from a browser that you used before, even while somebody else tries your password.',
    until: 'One year after your last sign-in.',
  },
  {
    what: 'university, plan, visa, email, dob, anon, arrived',
    why: 'Set by a link from a university or a partner, so that you find what it named.',
    until: 'One to 30 days, and at the latest when your insurance deposit is confirmed.',
  },
  { what: 'safar_fresh', why: 'Makes sure that you see what you just saved.', until: '15 seconds.' },
  { what: 'safar_visit', why: 'Shows a message once in a visit.', until: 'Until you close the browser.' },
  { what: 'low-data', why: 'Remembers that you want to use less data.', until: 'Until you change it.' },
] as const

/** Whether a copy uses them depends on its settings, so each says so. */
export const helpers = {
  title: 'Who works for us',
  lede: 'Depending on how this copy of Safar is set up, these get what stands beside them, to do it for us.',
  rows: [
    {
      what: 'Stripe and Razorpay',
      gets: 'Your e-mail, your name where they ask for it, and what you pay for, to take a payment and to send money back.',
    },
    { what: 'Stripe Issuing', gets: 'Your name and e-mail, to make your US debit card.' },
    { what: 'Our mail service, and Twilio for texts', gets: 'Your e-mail or your number, and the message.' },
    { what: 'BigMarker', gets: 'Your name and e-mail, for a webinar that you register for.' },
    { what: 'Typeform and VideoAsk', gets: 'What you fill in or record there.' },
    { what: 'Intercom', gets: 'Your name, your e-mail and your chat with us, where the chat is theirs.' },
    { what: 'The store of our files', gets: 'Your files, sealed, so that it cannot read them.' },
    { what: 'Slack', gets: 'Short messages to our team, which may name you.' },
    { what: 'Cloudflare Turnstile', gets: 'What your browser shows of itself before a code is sent.' },
    { what: 'Sentry and PostHog', gets: 'Errors, and which kinds of pages are opened, without your name.' },
  ],
} as const

export const noTracking =
  'No cookie of ours follows you to other sites. Where you open a film, a form or a chat of another service, that service may set its own. To see what works, we record which kinds of pages are opened, without what you type.'

export const costs = {
  lede: 'An account costs nothing. Only what stands under Paid to us is paid in Safar, and each time you see the amount before you pay.',
  free: [
    'The account, the stages, the guides and the dates',
    'The review of your SOP and of your mock interview',
    'One loan application sent to the lenders that you choose',
    'Comparing insurance plans, lenders, accounts, cards and SIM plans',
    'Webinars, chat with Asha, and a free call with an attorney after a refused visa',
  ],
  paid: [
    {
      title: 'Health insurance',
      text: 'A deposit when you buy, then an invoice for the rest of the premium. The plan’s page shows the premium for your dates and age before you pay.',
    },
    {
      title: 'A paid call with an immigration attorney',
      text: 'Only after a refused visa, and only if you choose it instead of a free call.',
    },
  ],
  card: (percent: string) =>
    `You load dollars and pay rupees. Our rate is ${percent} above the rate of the day that stands beside it. Before you pay, the order shows the rate, the rupees and the taxes, GST and TCS.`,
  cardTitle: 'Dollars on the US debit card',
  others: [
    'Your university, for tuition, housing and its own deposit',
    'The US government, for the SEVIS fee and the visa fee',
    'Your lender, by its own terms: interest and any processing fee',
    'Banks, card issuers, networks and clinics, for what you order from them',
  ],
  othersLede: 'These are paid to others, at their own prices and by their own terms.',
} as const

export const demoCopy = {
  title: 'This is a demonstration copy of Safar.',
  text: 'No company stands behind it. The people and the prices in it are examples. Please buy nothing here, and enter nobody’s real papers.',
} as const
export const noCompany =
  'The company that runs this copy has not entered its name and address yet. Ask for them before you pay anything.'
