import { expect, test } from 'vitest'
import { openItems } from './rules.ts'

const settled = {
  onboardingCompleted: true,
  flightDate: '2026-08-04',
  flightDateIsAssumed: false,
  primaryEmail: 'meera.iyer@example.com',
  primaryPhone: '+919848012345',
  emailIsProved: true,
}

test.each([
  [{}, ''],
  [{ onboardingCompleted: false }, 'finish-onboarding'],
  [{ flightDate: null }, 'add-flight-date'],
  [{ flightDateIsAssumed: true }, 'add-flight-date'],
  [{ emailIsProved: false }, 'prove-email'],
  [{ emailIsProved: undefined }, ''],
  [{ primaryPhone: null }, 'add-second-sign-in'],
  [{ primaryEmail: null, emailIsProved: false }, 'add-second-sign-in'],
  [
    { onboardingCompleted: false, flightDate: null, emailIsProved: false, primaryPhone: null },
    'finish-onboarding add-flight-date prove-email add-second-sign-in',
  ],
])('%j → %s', (change, expected) => expect(openItems({ ...settled, ...change }).join(' ')).toBe(expected))
