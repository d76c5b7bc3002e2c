// What the account forms demand: the same functions beside the fields and at the door of the server.
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export type PasswordSignIn = { email: string; password: string }
export const checkPasswordSignIn = ({ email, password }: PasswordSignIn): Messages =>
  messages({
    email: !isEmailAddress(email) && copy.emailRequired,
    password: password === '' && copy.passwordRequired,
  })

export type PhoneSignIn = { prefix: string; phone: string; otp: string }
type PhoneCheck = (prefix: string, phone: string) => boolean

export const checkPhone = ({ prefix, phone }: Omit<PhoneSignIn, 'otp'>, isPhone: PhoneCheck): Messages =>
  messages({ phone: !isPhone(prefix, phone) && copy.phoneRequired })

export const checkOtp = ({ otp }: { otp: string }): Messages =>
  messages({ otp: !/^\d{6}$/.test(otp.trim()) && copy.otpRequired })

export type EmailOnly = { email: string }
export const checkLinkEmail = ({ email }: EmailOnly): Messages =>
  messages({ email: isBlank(email) ? copy.linkEmailRequired : !isEmailAddress(email) && copy.recoveryEmailRequired })

export const checkRecovery = ({ email }: EmailOnly): Messages =>
  messages({ email: !isEmailAddress(email) && copy.recoveryEmailRequired })

export type NewPassword = { password: string; confirm: string }
export const checkNewPassword = ({ password, confirm }: NewPassword): Messages =>
  messages({
    password: passwordProblem(password, copy.passwordRequired),
    confirm: password !== confirm && copy.signUp.confirmDiffers,
  })

const longestName = 200

export type SignUp = {
  firstName: string
  middleName: string
  lastName: string
  email: string
  prefix: string
  phone: string
  otp: string
  password: string
  confirm: string
  emailConsent: boolean
  terms: boolean
}

export const checkSignUp = (values: SignUp, isPhone: PhoneCheck): Messages =>
  messages({
    firstName: textProblem(values.firstName, { required: copy.signUp.firstName, most: longestName }),
    middleName: textProblem(values.middleName, { most: longestName }),
    lastName: textProblem(values.lastName, { required: copy.signUp.lastName, most: longestName }),
    email: isBlank(values.email)
      ? copy.signUp.emailRequired
      : !isEmailAddress(values.email) && copy.signUp.emailInvalid,
    phone: signUpPhone(values, isPhone),
    otp: !/^\d{6}$/.test(values.otp.trim()) && copy.otpRequired,
    password: passwordProblem(values.password, copy.signUp.passwordRequired),
    confirm: isBlank(values.confirm)
      ? copy.signUp.confirmRequired
      : values.password !== values.confirm && copy.signUp.confirmDiffers,
    ...checkConsents(values),
  })

type Consents = { emailConsent: boolean; terms: boolean }
export const checkConsents = ({ emailConsent, terms }: Consents): Messages =>
  messages({
    emailConsent: !emailConsent && copy.signUp.emailConsent,
    terms: !terms && copy.signUp.terms,
  })

/** By a phone alone: the messages are those of the form of `/sign-up`. */
export const checkPhoneSignUp = (values: PhoneSignIn & Consents, isPhone: PhoneCheck): Messages => ({
  ...messages({ phone: signUpPhone(values, isPhone) }),
  ...checkOtp(values),
  ...checkConsents(values),
})

const signUpPhone = ({ prefix, phone }: Omit<PhoneSignIn, 'otp'>, isPhone: PhoneCheck): string | false =>
  isBlank(phone) ? copy.signUp.phoneRequired : !isPhone(prefix, phone) && copy.signUp.phoneInvalid

export type Register = {
  firstName: string
  middleName: string
  lastName: string
  email: string
  password: string
  prefix: string
  phone: string
}

export const checkRegister = (values: Register, isPhone: PhoneCheck, example: string): Messages =>
  messages({
    firstName: textProblem(values.firstName, { required: copy.register.names, most: longestName }),
    middleName: textProblem(values.middleName, { most: longestName }),
    lastName: textProblem(values.lastName, { required: copy.register.names, most: longestName }),
    email: !isEmailAddress(values.email) && copy.emailRequired,
    password: passwordProblem(values.password, copy.passwordRequired),
    phone: isBlank(values.phone)
      ? copy.register.phoneRequired
      : !isPhone(values.prefix, values.phone) && copy.register.phoneInvalid(example),
  })

/** Long enough, and not one of the most common passwords. There is no rule about special characters or digits. */
export function passwordProblem(password: string, whenEmpty: string): string | false {
  if (password === '') return whenEmpty
  if (password.length < 8) return copy.weakPassword
  return wellKnown.has(password.toLowerCase()) && copy.commonPassword
}

const wellKnown = new Set(
  `password password1 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 qwertyui qwerty123
  qwertyuiop iloveyou sunshine princess football baseball superman trustno1 welcome1 admin123 letmein1 abcd1234
  abc12345 india123 india@123 krishna1 sairam123 jaimatadi omsairam`.split(/\s+/),
)
