// Which consents a person needs for what, and when an account is read-only. Pure: the day is an argument.
import type { Asks } from '#src/features/people/values/rules.ts'
import { birthProblem, isMinor } from '#src/values/birthdays.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { beginnings, type Begins } from '#src/wire/route.ts'
import * as copy from './copy.ts'

/** 'account' is what all others need. Each is given and withdrawn by itself. */
export const purposes = ['account', ...beginnings] as const satisfies readonly (keyof typeof copy.purposes)[]
export type Purpose = (typeof purposes)[number]

/** Each text of the notice with the day from which it is asked; the words of a version never change once that day has come. */
export const versions = [{ version: 1, from: '2026-11-29' }] as const

type Version = (typeof versions)[number]

/** None before the first of these days: nothing is asked then. */
export const versionOn = (today: Temporal.PlainDate): Version | undefined =>
  versions.findLast(({ from }) => Temporal.PlainDate.compare(Temporal.PlainDate.from(from), today) <= 0)

/** Between being asked for the first time and an account that is read-only. */
export const daysToAnswer = 30

export type Standing = {
  /** The day on which the account was made. */
  createdOn: Temporal.PlainDate
  bornOn: Temporal.PlainDate | null
  /** When this version was asked for first. */
  askedOn: Temporal.PlainDate | null
  /** To any version, the newest first. */
  consents: readonly { purpose: Purpose; version: number; withdrawnOn: Temporal.PlainDate | null }[]
  hasParentsConsent: boolean
}

const isGiven = ({ consents }: Pick<Standing, 'consents'>, purpose: Purpose, { version }: Version): boolean =>
  consents.some(one => one.purpose === purpose && one.version === version && one.withdrawnOn === null)

/** Whether the account was there before this version of the notice, and was not asked yet or has not answered. */
export const isToBeAsked = ({ createdOn, consents }: Standing, { version, from }: Version): boolean =>
  Temporal.PlainDate.compare(createdOn, Temporal.PlainDate.from(from)) < 0 &&
  !consents.some(one => one.purpose === 'account' && one.version === version)

/** From this day on nothing is written in the account; undefined where nothing stands against it. */
export function readOnlyFrom(standing: Standing, version: Version): Temporal.PlainDate | undefined {
  if (isGiven(standing, 'account', version)) return undefined
  // Withdrawn it stays so, whatever the next version says.
  const withdrawnOn = standing.consents.find(({ purpose }) => purpose === 'account')?.withdrawnOn
  if (withdrawnOn != null) return withdrawnOn
  if (!isToBeAsked(standing, version) || standing.askedOn === null) return undefined
  return standing.askedOn.add({ days: daysToAnswer })
}

export type Missing = { of: 'own'; purpose: Purpose } | { of: 'parent' }

/** What is missing for a call that writes: one's own consent first, and under 18 a parent's to pay or to send. */
export function missingFor(
  begins: Begins | undefined,
  standing: Standing,
  version: Version,
  today: Temporal.PlainDate,
): Missing | undefined {
  const from = readOnlyFrom(standing, version)
  if (from !== undefined && Temporal.PlainDate.compare(from, today) <= 0) return { of: 'own', purpose: 'account' }
  if (begins === undefined) return undefined
  if (standing.bornOn === null || !isGiven(standing, 'account', version) || !isGiven(standing, begins, version))
    return { of: 'own', purpose: begins }
  return needsParent(standing, today) && begins !== 'paper' ? { of: 'parent' } : undefined
}

export const needsParent = (
  { bornOn, hasParentsConsent }: Pick<Standing, 'bornOn' | 'hasParentsConsent'>,
  today: Temporal.PlainDate,
): boolean => bornOn !== null && isMinor(bornOn, today) && !hasParentsConsent

/** What is asked for with one press: what somebody began, and the account with it as long as that is missing. */
export const askedWith = (purpose: Purpose, given: readonly Purpose[]): Purpose[] =>
  purposes.filter(one => !given.includes(one) && (one === 'account' || one === purpose))

/** Who has said that they are under 18 doesn't become older by typing. */
export const mayBecome = (
  known: Temporal.PlainDate | null,
  given: Temporal.PlainDate,
  today: Temporal.PlainDate,
): boolean => known === null || !isMinor(known, today) || isMinor(given, today)

/** What its form begins with. */
export const consentAsks = { birthDate: 'birthDate' } as const satisfies Asks

export const checkBirth = ({ birthDate }: { birthDate: string }, today: Temporal.PlainDate): Messages =>
  messages({ birthDate: birthWords[birthProblem(birthDate, today) ?? 'right'] })

const birthWords = { ...copy.birthWrong, right: false } as const

/** Of a parent: of age, and they say so themselves. */
export const checkParent = (
  { birthDate, isParent }: { birthDate: string; isParent: boolean },
  today: Temporal.PlainDate,
): Messages => {
  const wrong = checkBirth({ birthDate }, today)
  const isYoung = Object.keys(wrong).length === 0 && isMinor(Temporal.PlainDate.from(birthDate), today)
  return messages({
    ...wrong,
    ...(isYoung && { birthDate: copy.parent.tooYoung }),
    isParent: !isParent && copy.parent.declare,
  })
}
