// All that a student tells about themself; each part is a feature of the API.
import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment, named } from '#src/wire/shapes.ts'
import { applicationsContract } from './applications/contract.ts'
import { backgroundContract } from './background/contract.ts'
import { personContract } from './person/contract.ts'
import { testScoresContract } from './test-scores/contract.ts'
import { valuesContract } from './values/contract.ts'
import { checkDraft, checkOnboarding, degrees } from './onboarding/rules.ts'

const answers = z.object({
  degree: z.string().max(40).nullable().optional(),
  branch: z.string().max(1000).transform(visibleLine).optional(),
  cycle: z.string().max(40).nullable().optional(),
  completedSteps: z.array(z.string().max(200)).optional(),
})

const onboardingView = z.object({
  degree: z.enum(degrees).nullable(),
  branch: z.string(),
  cycle: z.string().nullable(),
  completedSteps: z.array(z.string()),
  completedAt: z.iso.datetime().nullable(),
  /** The intakes to choose from today. */
  cycles: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type OnboardingView = z.infer<typeof onboardingView>

export const onboardingContract = {
  read: signedInRoute('GET', '/api/onboarding', {
    summary: 'The answers so far, and the intakes to choose from.',
    topic: 'onboarding',
    input: z.object({}),
    answer: onboardingView,
  }),
  answer: signedInRoute('PATCH', '/api/onboarding', {
    summary: 'Saves these answers; earlier ones stay.',
    input: answers.superRefine(saying(checkDraft)),
    answer: onboardingView,
  }),
  complete: signedInRoute('PUT', '/api/onboarding/completion', {
    summary: 'Saves all answers and completes the onboarding.',
    input: answers.superRefine(saying(checkOnboarding)),
    answer: onboardingView,
  }),
}

export const profileContracts = {
  profile: personContract,
  background: backgroundContract,
  testScores: testScoresContract,
  applications: applicationsContract,
  onboarding: onboardingContract,
  values: valuesContract,
}

export const foundStudent = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isGuest: z.boolean(),
  createdAt: moment,
})
export type FoundStudent = z.infer<typeof foundStudent>

export const fileView = z.object({
  /** With who assigned them, and when. */
  lead: named.extend({ since: moment, by: z.string().nullable() }).nullable(),
  tags: z.array(z.string()),
})
export type FileView = z.infer<typeof fileView>
