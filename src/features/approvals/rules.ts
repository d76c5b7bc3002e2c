// What one member of staff asks for and another one confirms: never the same, never about themselves, in a day's time.
import type { Money } from '#src/values/money.ts'
import type { DeskRole } from '#src/wire/route.ts'

export const outcomes = ['confirmed', 'refused', 'withdrawn', 'lapsed'] as const
export type Outcome = (typeof outcomes)[number]

/** Asked and not answered for as long, it is asked again by anyone who still wants it. */
export const approvalLife = { hours: 24 } as const

export type Standing = {
  /** Whose roles may confirm it. */
  who: readonly DeskRole[]
  askedBy: string
  about: string
  expiresAt: string
  isDecided: boolean
}

type Confirmer = { id: string; roles: readonly DeskRole[] }

export const hindrances = ['not-theirs', 'decided', 'over', 'own', 'about-them'] as const
export type Hindrance = (typeof hindrances)[number]

/** Why somebody may not confirm it; undefined where they may. */
export function hindranceFor({ who, askedBy, about, expiresAt, isDecided }: Standing, by: Confirmer, now: string) {
  const hindrance = (
    [
      ['not-theirs', !who.some(role => by.roles.includes(role))],
      ['decided', isDecided],
      ['over', expiresAt <= now],
      ['own', askedBy === by.id],
      ['about-them', about === by.id],
    ] as const
  ).find(([, holds]) => holds)
  return hindrance?.[0]
}

/** In whole dollars and rupees: what goes back above it is released by a second person. */
export type RefundLimits = { USD: number; INR: number }

export const needsSecondPerson = ({ currency, minor }: Money, limits: RefundLimits): boolean =>
  minor > limits[currency] * 100

/** How far money that goes back is with its second person: below the limit it needs none. */
export const releases = ['free', 'needed', 'asked', 'given'] as const
export type Release = (typeof releases)[number]

// The words of what a second person confirms.

export const whyNot = {
  'not-theirs': 'Somebody else confirms this.',
  decided: 'This was decided a moment ago.',
  over: 'This was asked for more than a day ago. It has to be asked for again.',
  own: 'You asked for this. Somebody else has to confirm it.',
  'about-them': 'This is about you. Somebody else has to confirm it.',
} as const satisfies Record<Hindrance, string>

export const askerGone = 'The person who asked for this may no longer do so. Someone else has to ask again.'
export const secondPersonNeeded = 'This is above the limit. A second person has to confirm it first.'

export const outcomeWords = {
  confirmed: 'Confirmed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Nobody answered',
} as const satisfies Record<Outcome, string>

export const screen = {
  title: 'To confirm',
  words:
    'What a colleague asks for and you confirm. Look at it as if you did it yourself: both names are in the audit.',
  none: 'Nothing to confirm',
  noneText: 'What a colleague may not do alone appears here. After 24 hours without an answer it is over.',
  confirm: 'Confirm',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  confirmed: 'Confirmed and done.',
  refused: 'Refused.',
  withdrawn: 'Withdrawn.',
  earlier: 'Decided lately',
  look: 'Look at it',
} as const

/** Beside money that goes back and is above the limit. */
export const release = {
  needed: 'This is above the limit: don’t send it yet. A second person looks at it first.',
  asked: 'This waits for a second person. Don’t send it yet.',
  given: 'A second person has confirmed it.',
  ask: 'Ask a second person',
  done: 'Asked. It waits under To confirm.',
} as const
