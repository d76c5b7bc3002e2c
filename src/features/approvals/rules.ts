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
