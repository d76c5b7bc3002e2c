import { z } from 'zod'
import { normalEmail } from '#src/values/email-addresses.ts'
import { saying } from '#src/values/messages.ts'
import { isPhoneNumber } from '#src/values/phone-numbers.ts'
import { problem } from '#src/wire/problem.ts'
import { studentRoute, seldom } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import {
  addressNotProved,
  linkExpired,
  noPendingOtp,
  phoneUnknown,
  tooManyPasswords,
  tooManyLetters,
  tooManyTries,
  userNotFound,
  wrongOtp,
  wrongPassword,
  eitherWrong,
} from '../accounts/contract.ts'
import { proveAgain } from '../accounts/proof/contract.ts'
import { checkLinkEmail, checkOtp, checkPasswordSignIn, checkPhone } from '../accounts/rules.ts'
import { notYours } from '../accounts/ways/contract.ts'
import * as copy from './copy.ts'
import { sides } from './rules.ts'

export const otherIsProtected = problem('other-is-protected', 409, copy.otherIsProtected)
export const joinSelf = problem('join-self', 422, copy.self)
/** Its message says why. */
export const joinRefused = problem('join-refused', 409, copy.refusals.staff)
/** Its message names what is in progress. */
export const joinStopped = problem('join-stopped', 409, copy.cardStays)
export const nothingProved = problem('nothing-proved', 409, copy.nothingProved)
export const goneMeanwhile = problem('joined-account-gone', 409, copy.goneMeanwhile)

const preview = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** What moves, and how many of each. */
  moves: z.array(z.object({ title: z.string(), count: z.number().int() })),
  /** What both have and one account can have only once. */
  inBoth: z.array(z.string()),
  /** What has to end first, in a sentence. */
  stops: z.string().nullable(),
  /** How the joined account is signed in to, and what no longer signs in. */
  ways: z.object({ email: z.string().nullable(), phone: z.string().nullable(), dropped: z.array(z.string()) }),
})
export type JoinPreview = z.infer<typeof preview>

const joinView = z.object({
  /** The other account, while its proof counts. */
  proved: preview.nullable(),
  joined: z.array(z.object({ at: moment, kept: z.array(z.string()) })),
})
export type JoinView = z.infer<typeof joinView>

const short = z.string().max(200)
const email = z.string().max(320).transform(normalEmail)
const proofProblems = [joinSelf, otherIsProtected, joinRefused, goneMeanwhile] as const

export const joiningContract = {
  read: studentRoute('GET', '/api/accounts/join', {
    summary: 'What joining the other proved account would do, and the accounts joined earlier.',
    topic: 'session',
    answer: joinView,
  }),
  proveByCode: studentRoute('POST', '/api/accounts/join/phone', {
    summary: 'Proves the other account by the code that was sent to its phone.',
    input: z
      .object({ prefix: z.string().max(10), phone: short, otp: short })
      .superRefine(saying(values => ({ ...checkPhone(values, isPhoneNumber), ...checkOtp(values) }))),
    problems: [proveAgain, ...proofProblems, phoneUnknown, noPendingOtp, wrongOtp],
  }),
  proveByPassword: studentRoute('POST', '/api/accounts/join/password', {
    summary: 'Proves the other account by its address and password.',
    input: z.object({ email, password: z.string().max(500) }).superRefine(saying(checkPasswordSignIn)),
    problems: [proveAgain, ...proofProblems, userNotFound, wrongPassword, eitherWrong, tooManyPasswords],
  }),
  sendLink: studentRoute('POST', '/api/accounts/join/links', {
    summary: 'Sends a link to the address of the other account that proves it in this browser.',
    input: z.object({ email }).superRefine(saying(checkLinkEmail)),
    problems: [proveAgain, joinSelf, userNotFound, tooManyLetters, tooManyTries],
  }),
  proveByLink: studentRoute('PUT', '/api/accounts/join/links', {
    summary: 'Spends that link, in a browser signed in to the account that requested it.',
    input: z.object({ oobCode: z.string().min(1).max(200) }),
    problems: [...proofProblems, linkExpired, notYours, addressNotProved],
  }),
  leave: studentRoute('DELETE', '/api/accounts/join', {
    summary: 'Forgets the proof of the other account.',
  }),
  join: studentRoute('POST', '/api/accounts/join', {
    summary: 'Joins the other account to this one. `answers` says whose value stays where both have one.',
    input: z.object({ answers: z.enum(sides).default('this') }),
    problems: [proveAgain, nothingProved, joinRefused, joinStopped, goneMeanwhile],
  }),
}

export const joiningContracts = { joining: seldom(joiningContract) }
