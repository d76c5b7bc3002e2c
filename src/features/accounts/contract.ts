import { z } from 'zod'
import { normalEmail } from '#src/values/email-addresses.ts'
import { saying } from '#src/values/messages.ts'
import { isPhoneNumber, examplePhone } from '#src/values/phone-numbers.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { alreadyDone, problem } from '#src/wire/problem.ts'
import { openRoute, signedInRoute } from '#src/wire/route.ts'
import { errors, refusals } from './copy.ts'
import * as rules from './rules.ts'

export const userNotFound = problem('user-not-found', 422, refusals.userNotFound, 'email')
export const wrongPassword = problem('wrong-password', 422, refusals.wrongPassword, 'password')
export const eitherWrong = problem('wrong-credentials', 422, refusals.eitherWrong)
export const emailInUse = problem('email-already-in-use', 409, refusals.emailInUse, 'email')
export const phoneInUse = problem('phone-already-in-use', 409, refusals.phoneInUse, 'phone')
export const recoveryFailed = problem('recovery-failed', 422, refusals.recovery, 'email')
export const linkExpired = problem('link-expired', 422, errors.expiredLink)
export const noPendingOtp = problem('no-pending-otp', 422, refusals.noPendingOtp)
export const wrongOtp = problem('wrong-otp', 422, 'Please enter a valid OTP.', 'otp')
export const phoneUnknown = problem('phone-unknown', 422, errors.phoneUnknown)
export const otherAddress = problem('link-for-other-address', 422, errors.otherAddress, 'email')
export const tooManyPasswords = problem('too-many-tries', 429, errors.passwordTries)
export const codeExpired = problem('code-expired', 422, errors.expiredCode)
export const tooManyCodes = problem('too-many-codes', 429, refusals.tooManyCodes, 'phone')
export const tooManyLetters = problem('too-many-letters', 429, refusals.tooManyLetters, 'email')
export const captchaFailed = problem('captcha-failed', 422, refusals.captchaFailed)
export const noTextsThere = problem('no-texts-there', 422, refusals.noTextsThere, 'phone')
export const noTextsToday = problem('no-texts-today', 503, refusals.noTextsToday)
export const tooManyTries = problem('too-many-tries', 429, refusals.tooManyTries)
export const tokenMakesNone = problem('token-makes-none', 403, refusals.tokenMakesNone)
/** Nobody has confirmed this address on its account: a link alone does not open it. */
export const addressNotProved = problem('address-not-proved', 403, refusals.addressNotProved)
export const guestFailed = problem('guest-failed', 409, errors.guest)

const short = z.string().max(200)
const name = short.transform(visibleLine)
const email = z.string().max(320).transform(normalEmail)
const password = z.string().max(500)
const token = z.string().min(1).max(200)
const prefix = z.string().max(10)

const phoneOnly = z
  .object({ prefix, phone: short })
  .superRefine(saying(values => rules.checkPhone(values, isPhoneNumber)))

export const sessionView = z.object({
  user: z
    .object({
      id: z.string(),
      firstName: z.string(),
      name: z.string(),
      primaryEmail: z.string().nullable(),
      primaryPhone: z.string().nullable(),
      isAnonymous: z.boolean(),
      /** Somebody opened a link that was sent there. */
      emailIsProved: z.boolean(),
      roles: z.array(z.string()),
      /** Where their browser was last. */
      zone: z.string().exactOptional(),
      /** Where this browser is, once it has said so in this session. */
      zoneHere: z.string().exactOptional(),
      /** Where this person begins, if not where students do. */
      home: z.string().exactOptional(),
      /** Who came for somebody else's journey and has begun none of their own: a page of ours. */
      beginsAt: z.string().exactOptional(),
      /** For those who are asked for one before they begin: whether a second factor was given in this session. */
      secondFactor: z.enum(['given', 'missing', 'not-set-up']).exactOptional(),
      /** With a link that our team made, and nothing of their own was shown since. */
      cameByOurLink: z.literal(true).exactOptional(),
    })
    .nullable(),
})
export type SessionView = z.infer<typeof sessionView>

export const accountsContract = {
  session: openRoute('GET', '/api/session', {
    summary: 'Who is signed in, or null.',
    answer: sessionView,
  }),
  signIn: openRoute('POST', '/api/session/password', {
    summary: 'Signs in with e-mail and password.',
    input: z.object({ email, password }).superRefine(saying(rules.checkPasswordSignIn)),
    answer: sessionView,
    problems: [userNotFound, wrongPassword, eitherWrong, tooManyPasswords],
  }),
  sendPhoneCode: openRoute('POST', '/api/phone-codes', {
    summary: 'Sends a code of six digits to a phone: 10 minutes, 5 guesses, for the browser that asked.',
    input: phoneOnly.safeExtend({ captcha: z.string().max(2_048).default('') }),
    problems: [captchaFailed, noTextsThere, noTextsToday, tooManyCodes, tooManyTries],
  }),
  signInByPhone: openRoute('POST', '/api/session/phone', {
    summary: 'Signs in with the code sent to a phone; with `create` and both consents a new number gets an account.',
    input: z
      .object({
        prefix,
        phone: short,
        otp: short,
        create: z.boolean().default(false),
        emailConsent: z.boolean().default(false),
        terms: z.boolean().default(false),
      })
      .superRefine(
        saying(values => ({
          ...rules.checkPhone(values, isPhoneNumber),
          ...rules.checkOtp(values),
          ...(values.create && rules.checkConsents(values)),
        })),
      ),
    answer: sessionView,
    problems: [noPendingOtp, wrongOtp, phoneUnknown, phoneInUse, tooManyTries],
  }),
  sendLink: openRoute('POST', '/api/sign-in-links', {
    summary: 'Sends a sign-in link to the address of an account.',
    input: z.object({ email }).superRefine(saying(rules.checkLinkEmail)),
    problems: [userNotFound, tooManyLetters, tooManyTries],
  }),
  signInByLink: openRoute('POST', '/api/session/link', {
    summary: 'Spends a sign-in link.',
    input: z
      .object({ email, oobCode: token, password: password.default(''), otp: short.default('') })
      .superRefine(saying(rules.checkLinkEmail)),
    answer: sessionView,
    problems: [
      linkExpired,
      otherAddress,
      userNotFound,
      addressNotProved,
      wrongPassword,
      tooManyPasswords,
      noPendingOtp,
      wrongOtp,
    ],
  }),
  signInWithToken: openRoute('POST', '/api/session/custom-token', {
    summary: 'Signs in with a token that was made for one person.',
    input: z.object({ token }),
    answer: sessionView,
    problems: [linkExpired],
  }),
  signInAsGuest: openRoute('POST', '/api/session/guest', {
    summary: 'Signs a visitor in without an account.',
    answer: sessionView,
    problems: [guestFailed],
  }),
  signOut: openRoute('DELETE', '/api/session', {
    summary: 'Ends this session and its event streams.',
    needsNoRoom: true,
  }),
  bearer: signedInRoute('POST', '/api/session/token', {
    summary: 'A token for the Authorization header, an hour long; it ends with this session.',
    answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    problems: [tokenMakesNone, alreadyDone],
  }),
  sessions: signedInRoute('GET', '/api/sessions', {
    summary: 'Where this account is signed in.',
    topic: 'session',
    answer: z.array(
      z.object({
        id: z.string(),
        agent: z.string(),
        createdAt: z.iso.datetime(),
        /** Within the hour. */
        usedAt: z.iso.datetime(),
        zone: z.string().nullable(),
        expiresAt: z.iso.datetime(),
        /** For a program: it ends with the session that it was made in. */
        isToken: z.boolean(),
        isThisOne: z.boolean(),
      }),
    ),
  }),
  revoke: signedInRoute('DELETE', '/api/sessions/{id}', {
    byItself: { reason: 'it signs out' },
    summary: 'Signs this account out somewhere else.',
    input: z.object({ id: z.uuid() }),
    needsNoRoom: true,
  }),
  signUp: openRoute('POST', '/api/accounts', {
    summary: 'Makes an account; called by a guest, it makes the guest an account with all that is theirs.',
    input: z
      .object({
        firstName: name,
        middleName: name.default(''),
        lastName: name,
        email,
        prefix,
        phone: short,
        otp: short,
        password,
        confirm: password,
        emailConsent: z.boolean(),
        terms: z.boolean(),
      })
      .superRefine(saying(values => rules.checkSignUp(values, isPhoneNumber))),
    answer: sessionView,
    problems: [emailInUse, phoneInUse, noPendingOtp, wrongOtp, tooManyLetters, tooManyTries],
  }),
  register: openRoute('POST', '/api/accounts/register', {
    summary: 'The Register step: names, e-mail, password and phone.',
    input: z
      .object({
        firstName: name,
        middleName: name.default(''),
        lastName: name,
        email,
        password,
        prefix,
        phone: short,
      })
      .superRefine(saying(values => rules.checkRegister(values, isPhoneNumber, examplePhone(values.prefix)))),
    answer: sessionView,
    problems: [emailInUse, tooManyLetters, tooManyTries],
  }),
  sendReset: openRoute('POST', '/api/password-resets', {
    summary: 'Sends a link to set a new password.',
    input: z.object({ email }).superRefine(saying(rules.checkRecovery)),
    problems: [recoveryFailed, tooManyLetters, tooManyTries],
  }),
  checkReset: openRoute('POST', '/api/password-resets/check', {
    summary: 'Whether a reset code is good, and for which address. It is not spent.',
    input: z.object({ code: token }),
    answer: z.object({ email: z.string() }),
    problems: [codeExpired],
  }),
  resetPassword: openRoute('PUT', '/api/password-resets', {
    summary: 'Spends a reset code, sets the password and ends every session.',
    input: z
      .object({
        code: token,
        password,
        confirm: password,
        otp: short.default(''),
        endsReaches: z.boolean().default(false),
      })
      .superRefine(saying(rules.checkNewPassword)),
    problems: [codeExpired, addressNotProved, noPendingOtp, wrongOtp],
  }),
}
