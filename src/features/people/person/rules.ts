import type { Asks } from '../values/rules.ts'
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { farProblem } from '#src/values/near-days.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const stages = ['applying', 'postAdmit', 'enrolled'] as const satisfies ProfileStage[]
export type ProfileStage = keyof typeof copy.stageNames

/** What a guest's plans are counted from until we know better: 30 days after they came. */
export const assumedFlightDate = (arrivedOn: Temporal.PlainDate): Temporal.PlainDate => arrivedOn.add({ days: 30 })

export const mostHelpItems = 50

/** Only what is given is changed; an empty text takes the old one away. */
export type InformationChange = {
  firstName?: string | undefined
  middleName?: string | undefined
  lastName?: string | undefined
  email?: { university?: string | undefined; personal?: string | undefined } | undefined
  phone?: { homeCountry?: string | undefined; destinationCountry?: string | undefined } | undefined
}

/** The check of phone numbers is handed in, because it is too heavy to come along everywhere. */
export const checkInformation = (change: InformationChange, isPhone: (number: string) => boolean): Messages =>
  messages({
    firstName: change.firstName !== undefined && textProblem(change.firstName, { required: copy.firstName, most: 100 }),
    middleName: textProblem(change.middleName ?? '', { most: 100 }),
    lastName: textProblem(change.lastName ?? '', { most: 100 }),
    'email.university': !isEmptyOr(isEmailAddress, change.email?.university) && copy.email,
    'email.personal': !isEmptyOr(isEmailAddress, change.email?.personal) && copy.email,
    'phone.homeCountry': !isEmptyOr(isPhone, change.phone?.homeCountry) && copy.phone,
    'phone.destinationCountry': !isEmptyOr(isPhone, change.phone?.destinationCountry) && copy.phone,
  })

export const checkFlightDate = (day: Temporal.PlainDate, today: Temporal.PlainDate): string | undefined =>
  farProblem(day, today)

export const checkProgrammeStart = (day: Temporal.PlainDate, today: Temporal.PlainDate): string | undefined =>
  farProblem(day, today, 'programmeStart')

export const checkHelpItem = (item: string): string | undefined =>
  textProblem(item, { required: copy.helpItem, most: 200 })

/** What is there, with what is new at its end, without what is taken away; nothing twice. */
export const changeList = (list: readonly string[], add: readonly string[], remove: readonly string[]): string[] =>
  [...new Set([...list, ...add])].filter(item => !remove.includes(item))

const isEmptyOr = (isRight: (text: string) => boolean, text: string | undefined): boolean =>
  text === undefined || isBlank(text) || isRight(text)

export const personAsks = {
  'firstName middleName lastName': 'name',
  'email.university': 'universityEmail',
  'email.personal': 'email',
  'phone.homeCountry': 'phone',
  'phone.destinationCountry': 'usPhone',
  flightDate: 'flight',
  programmeStart: 'programmeStart',
} as const satisfies Asks

/** Of somebody who makes an account of what they did as a guest. */
export const accountAsks = {
  'firstName middleName lastName': 'name',
  email: 'email',
  phone: 'phone',
} as const satisfies Asks
