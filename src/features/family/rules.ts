// Who of a family is invited, and what of the journey they read.
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import type { FamilyHeading } from '#src/wire/topics.ts'
import * as copy from './copy.ts'

export type Relation = keyof typeof copy.relationNames
export const relations = [
  'father',
  'mother',
  'guardian',
  'spouse',
  'sponsor',
  'co-borrower',
] as const satisfies readonly Relation[]

/** Who may consent for a student under 18. */
export const guardians = ['father', 'mother', 'guardian'] as const satisfies readonly Relation[]

/** As long as a pay-link: a message to somebody who looks at the phone on Sundays. */
export const invitationLife = Temporal.Duration.from({ hours: 14 * 24 })

/** At a time, of one student. */
export const mostMembers = 8
export const mostInvitedADay = 20

/** For so long what a student ended can be taken back by one press. The page offers it for less. */
export const undoLife = Temporal.Duration.from({ minutes: 10 })
export const undoSeconds = 30

export type InvitationTyped = {
  relation: string
  name: string
  /** A phone number or an e-mail address. */
  contact: string
  headings: readonly FamilyHeading[]
}

export const isRelation = (relation: string): relation is Relation => relations.some(one => one === relation)

export const isEmail = (contact: string): boolean => contact.includes('@')

/** Numbers without a country are Indian ones. */
export const checkInvitation = (
  { relation, name, contact, headings }: InvitationTyped,
  isPhoneNumber: (prefix: string, typed: string) => boolean,
): Messages =>
  messages({
    relation: !isRelation(relation) && copy.wrong.relation,
    name: textProblem(name, { required: copy.wrong.name, most: 80 }),
    contact: !(isEmail(contact) ? isEmailAddress(contact) : isPhoneNumber(indianPrefix, contact)) && copy.wrong.contact,
    headings: headings.length === 0 && copy.wrong.headings,
  })

export const indianPrefix = 'IN:91'

type MemberState = keyof typeof copy.own.states
export const memberStates = ['invited', 'expired', 'accepted', 'gone'] as const satisfies readonly MemberState[]

type Standing = { acceptedAt: Temporal.Instant | null; expiresAt: Temporal.Instant }

/** 'gone': who accepted has no account any more. */
export function memberStateOf(
  { acceptedAt, expiresAt }: Standing,
  isThere: boolean,
  now: Temporal.Instant,
): MemberState {
  if (acceptedAt !== null) return isThere ? 'accepted' : 'gone'
  return Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : 'invited'
}

type InvitationState = 'open' | keyof typeof copy.over
export const invitationStates = ['open', 'used', 'ended', 'expired'] as const satisfies readonly InvitationState[]

export function invitationStateOf(
  { endedAt, acceptedAt, expiresAt }: Standing & { endedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): InvitationState {
  if (endedAt !== null) return 'ended'
  if (acceptedAt !== null) return 'used'
  return Temporal.Instant.compare(expiresAt, now) <= 0 ? 'expired' : 'open'
}

/** "Your flight" is the student's: in the family's words it is "Flight". */
export function nameForFamily(name: string): string {
  const bare = name.replace(/^Your /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
