import type { Asks } from '../values/rules.ts'
import { isIntake } from '#src/values/intakes.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const degrees = ['bachelors', 'masters', 'PhD'] as const satisfies Degree[]
export type Degree = keyof typeof copy.degreeNames

const doneBegins = 'onboarding-done:'
export const doneOf = (route: string): string => `${doneBegins}${route}`

export const withDone = (done: readonly string[], route: string, isDone: boolean): string[] => [
  ...done.filter(other => other !== route),
  ...(isDone ? [route] : []),
]

/** With what was ticked a moment ago. */
export const doneAsWished = (done: readonly string[], wishes: ReadonlyMap<string, unknown>): readonly string[] =>
  [...wishes].reduce(
    (all, [name, is]) =>
      name.startsWith(doneBegins) ? withDone(all, name.slice(doneBegins.length), is === true) : all,
    done,
  )

/** Half-filled while the questions are being answered. */
export type OnboardingDraft = {
  degree?: string | null | undefined
  branch?: string | undefined
  cycle?: string | null | undefined
  completedSteps?: readonly string[] | undefined
}

export const isDegree = (text: string): text is Degree => degrees.some(degree => degree === text)

/** What is given must be right; what is missing may come later. */
export const checkDraft = ({ degree, branch = '', cycle, completedSteps = [] }: OnboardingDraft): Messages =>
  messages({
    degree: typeof degree === 'string' && !isDegree(degree) && copy.degree,
    branch: textProblem(branch, { most: 200 }),
    cycle: typeof cycle === 'string' && !isIntake(cycle) && copy.cycle,
    completedSteps: !(completedSteps.length <= 100 && completedSteps.every(isStep)) && copy.completedSteps,
  })

export const checkOnboarding = (answers: OnboardingDraft): Messages => ({
  ...messages({
    degree: typeof answers.degree !== 'string' && copy.degree,
    branch: textProblem(answers.branch ?? '', { required: copy.branch, most: 200 }),
    cycle: typeof answers.cycle !== 'string' && copy.cycle,
  }),
  ...checkDraft(answers),
})

/** By route: a stage ('loans') or a step of it ('visas/ds-160'). */
const isStep = (text: string): boolean => /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/.test(text)

export const onboardingAsks = { branch: 'programme', cycle: 'intake' } as const satisfies Asks
