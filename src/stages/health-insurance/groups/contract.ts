import { z } from 'zod'
import { normalEmail } from '#src/values/email-addresses.ts'
import { saying } from '#src/values/messages.ts'
import { problem, tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import * as copy from './rules.ts'
import { checkCode, checkMembers } from './rules.ts'
import { memberCount } from '../application/rules.ts'

export const codeInvalid = problem('group-code-invalid', 422, copy.codeInvalid, 'code')
/** Said on the field, with how to go on. */
export const emailUnproved = problem('email-unproved', 403, copy.emailUnproved, 'code')
export const joinedAlready = problem('joined-already', 409, copy.joinedAlready, 'code')
export const notAvailable = problem('group-not-available', 409, copy.notAvailable, 'partOfGroup')
export const groupFailed = problem('group-failed', 409, copy.failed)
export const universityRequired = problem('university-required', 422, copy.universityRequired, 'universityID')

const name = z.string().max(200).default('')
const universityID = z.string().max(200).default('')
const memberEmails = z.array(z.string().max(320).transform(normalEmail)).max(memberCount).default([])
const answer = z.object({ code: z.string() })

const groupView = z.object({
  code: z.string(),
  isMine: z.boolean(),
  /** All have joined: it stands as it is. */
  isFinal: z.boolean(),
  /** Addresses only for the one who made it and typed them. */
  members: z.array(z.object({ email: z.string().nullable(), hasJoined: z.boolean() })),
})
export type GroupView = z.infer<typeof groupView>

const groupsView = z.object({
  /** The last that one made or joined. */
  own: groupView.nullable(),
  /** A place that is kept for one's address and not taken yet. */
  invitation: z.object({ code: z.string(), from: z.string() }).nullable(),
})
export type GroupsView = z.infer<typeof groupsView>

export const groupsContract = {
  mine: studentRoute('GET', '/api/insurance/group', {
    summary:
      'The group that you made or joined last, who has joined it, and an invitation that waits for your address.',
    topic: 'insurance',
    answer: groupsView,
  }),
  createCode: studentRoute('POST', '/webhooks/groupPlan/createCode', {
    summary: 'Makes a group with four invited addresses and returns its code.',
    begins: 'sending',
    input: z
      .object({ code: z.string().max(40).nullish(), name, universityID, memberEmails })
      .superRefine(saying(checkMembers)),
    answer,
    problems: [applicationBlocked, universityRequired, groupFailed, tooManyRequests],
  }),
  applyCode: studentRoute('POST', '/webhooks/groupPlan/applyCode', {
    summary: 'Joins a group that you were invited to.',
    input: z
      .object({ code: z.string().max(40).default(''), name, universityID, memberEmails })
      .superRefine(saying(values => ({ ...checkCode(values), ...checkMembers(values) }))),
    answer,
    problems: [applicationBlocked, codeInvalid, emailUnproved, joinedAlready, notAvailable, tooManyRequests],
  }),
}
