// What goes by itself, and when. What is not named here stays as long as the account.

const yearsUnused = 3
export const daysOfNotice = 7
export const daysOfAVisit = 30

export const keepings = [
  {
    what: 'An account with an e-mail address that nobody signs in to',
    until: 'Three years, then it is erased. We tell you seven days before, and signing in keeps it.',
  },
  {
    what: 'What you did as a visitor without an account',
    until: '30 days after your last visit: nobody can come back to it by then.',
  },
  { what: 'Notifications', until: 'Three months after they are over; what our team wrote, twelve.' },
  {
    what: 'Your passport profile and your documents',
    until: 'As long as your account. What you take out is gone at once from your pages, and its file soon after.',
  },
  { what: 'A copy of your data', until: '24 hours.' },
  { what: 'Codes and links that we sent you', until: 'A day, or a week.' },
  { what: 'Errors and use of the pages, without your name', until: '30 and 90 days.' },
] as const

/** Those who were seen last before it are to be warned. By the calendar, so that a leap year makes no difference. */
export const unusedSince = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO('UTC').add({ days: daysOfNotice }).subtract({ years: yearsUnused }).toInstant()
