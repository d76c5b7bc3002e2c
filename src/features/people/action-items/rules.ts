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
