// Small things that are open beside the journey itself, the most useful first.

export type ActionItem = 'finish-onboarding' | 'add-flight-date' | 'prove-email' | 'add-second-sign-in'

type Known = {
  readonly onboardingCompleted: boolean
  readonly flightDate: string | null
  readonly flightDateIsAssumed: boolean
  readonly primaryEmail: string | null
  readonly primaryPhone: string | null
  /** Undefined while the account does not say. */
  readonly emailIsProved?: boolean | undefined
}

export function openItems(known: Known): readonly ActionItem[] {
  const isOpen: Record<ActionItem, boolean> = {
    'finish-onboarding': !known.onboardingCompleted,
    'add-flight-date': known.flightDate === null || known.flightDateIsAssumed,
    'prove-email': known.primaryEmail !== null && known.emailIsProved === false,
    'add-second-sign-in': known.primaryEmail === null || known.primaryPhone === null,
  }
  return order.filter(item => isOpen[item])
}

const order = ['finish-onboarding', 'add-flight-date', 'prove-email', 'add-second-sign-in'] as const

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
