import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { checkDraft, checkOnboarding, degrees } from './rules.ts'

const answers = z.object({
  degree: z.string().max(40).nullable().optional(),
  branch: z.string().max(1000).transform(visibleLine).optional(),
  cycle: z.string().max(40).nullable().optional(),
  completedSteps: z.array(z.string().max(200)).optional(),
})

export const onboardingView = z.object({
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
    summary: 'Keeps the answers given, and those given before.',
    input: answers.superRefine(saying(checkDraft)),
    answer: onboardingView,
  }),
  complete: signedInRoute('PUT', '/api/onboarding/completion', {
    summary: 'Keeps all answers: the onboarding is completed.',
    input: answers.superRefine(saying(checkOnboarding)),
    answer: onboardingView,
  }),
}
