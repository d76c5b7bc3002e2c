import type { ActionItem } from './rules.ts'

type Words = { title: string; detail: string; href: string }

export const actionItems: Record<ActionItem, Words> = {
  'finish-onboarding': {
    title: 'Answer seven short questions',
    detail: 'Your plan is made from your intake, your programme start and what you have done already.',
    href: '/onboarding',
  },
  'add-flight-date': {
    title: 'Add the day of your flight',
    detail: 'Then we can say what must be done by when.',
    href: '/profile/about',
  },
  'prove-email': {
    title: 'Prove your e-mail address',
    detail: 'We send you a link; open it on this device.',
    href: '/profile/sign-in',
  },
  'add-second-sign-in': {
    title: 'Add a second way to sign in',
    detail: 'Your Indian number may not work abroad in the first days.',
    href: '/profile/sign-in',
  },
}
