import { z } from 'zod'
import { normalEmail } from '#src/values/email-addresses.ts'
import { saying } from '#src/values/messages.ts'
import { isInternationalNumber } from '#src/values/phone-numbers.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { isZone } from '#src/values/zones.ts'
import { invalidInput, missingUser } from '#src/wire/problem.ts'
import { signedInRoute, sentByPage } from '#src/wire/route.ts'
import { dayElse } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { checkHelpItem, checkInformation, stages } from './rules.ts'

const line = z.string().max(1000).transform(visibleLine)
const email = z.string().max(320).transform(normalEmail)
const day = dayElse(copy.flightDate)
const startDay = dayElse(copy.programmeStart)
const helpItem = line.superRefine((item, context) => {
  const message = checkHelpItem(item)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

export const profileView = z.object({
  id: z.string(),
  name: z.string(),
  primaryEmail: z.string().nullable(),
  primaryPhone: z.string().nullable(),
  isAnonymous: z.boolean(),
  stage: z.enum(stages).nullable(),
  flightDate: day.nullable(),
  /** Ours for a guest, not yet theirs. */
  flightDateIsAssumed: z.boolean(),
  programmeStart: startDay.nullable(),
  /** As the onboarding has it, such as 'fall-2027'. */
  intake: z.string().nullable(),
  helpItems: z.array(z.string()),
  onboardingCompleted: z.boolean(),
  /** By their routes, as the journey has them. */
  completedStages: z.array(z.string()),
  /** Of each stage the routes of the steps whose badge was shown. */
  shownBadges: z.record(z.string(), z.array(z.string())),
})
export type ProfileView = z.infer<typeof profileView>

export const informationView = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.object({ university: z.string().nullable(), personal: z.string().nullable() }),
  phone: z.object({ homeCountry: z.string().nullable(), destinationCountry: z.string().nullable() }),
})
export type InformationView = z.infer<typeof informationView>

export const personContract = {
  read: signedInRoute('GET', '/api/profile', {
    summary: 'The profile; a guest without a flight date gets one 30 days after they came.',
    topic: 'profile',
    answer: profileView,
    problems: [missingUser],
  }),
  change: signedInRoute('PATCH', '/api/profile', {
    summary: 'Changes what is given and keeps the rest; null takes a value away.',
    input: z.object({
      stage: z.enum(stages).nullable().optional(),
      flightDate: day.nullable().optional(),
      programmeStart: startDay.nullable().optional(),
    }),
    answer: profileView,
    problems: [missingUser, invalidInput],
  }),
  setZone: signedInRoute('PUT', '/api/profile/zone', {
    byItself: sentByPage(),
    summary: 'The time zone of your browser, by which your days are counted.',
    input: z.object({ zone: z.string().max(60).refine(isZone, copy.zone) }),
  }),
  changeHelpItems: signedInRoute('PATCH', '/api/profile/help-items', {
    summary: 'Adds a topic that you want help with, or removes one.',
    input: z.object({ add: z.array(helpItem).max(50).default([]), remove: z.array(line).max(50).default([]) }),
    answer: profileView,
    problems: [missingUser, invalidInput],
  }),
  information: signedInRoute('GET', '/api/profile/information', {
    showsIdentity: true,
    summary: 'Names, e-mail addresses and phone numbers.',
    topic: 'profile',
    answer: informationView,
    problems: [missingUser],
  }),
  changeInformation: signedInRoute('PATCH', '/api/profile/information', {
    summary: 'Changes what is given and keeps the rest; an empty text takes a value away. Phones in E.164.',
    input: z
      .object({
        firstName: line.optional(),
        middleName: line.optional(),
        lastName: line.optional(),
        email: z.object({ university: email.optional(), personal: email.optional() }).optional(),
        phone: z.object({ homeCountry: line.optional(), destinationCountry: line.optional() }).optional(),
      })
      .superRefine(saying(change => checkInformation(change, isInternationalNumber))),
    answer: informationView,
    problems: [missingUser],
  }),
}
