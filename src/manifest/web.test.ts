import { expect, test } from 'vitest'
import { stageModules } from '../app/web/web-modules.ts'
import type { loans } from '../stages/loans/rules.ts'
import { stages } from '../stages/stages.ts'
import { defineWebModule, panel } from './web.tsx'

const one = panel(async () => ({ default: () => null }))
const all = { ApplyToBanks: one, FinalizeOffer: one, MeetBankOfficial: one, AttendWebinar: one }

test('each stage has its web module in the list, with a panel for each of its steps', () => {
  const panels = stageModules.map(({ stage, panels }) => [stage, Object.keys(panels).toSorted()])
  expect(panels).toEqual(stages.map(({ route, steps }) => [route, steps.map(({ id }) => id).toSorted()]))
})

test('each stage with steps says what they take, and has words for each of its other ways', async () => {
  const outlines = await Promise.all(
    stageModules.map(async ({ stage, outline }) => [stage, await outline?.()] as const),
  )
  const named = outlines.map(([stage, words]) => [
    stage,
    Object.keys(words?.outline.steps ?? {}).toSorted(),
    Object.keys(words?.outline.otherWays ?? {}),
  ])
  expect(named).toEqual(
    stages.map(({ route, steps, otherWays = [] }) => [
      route,
      steps.map(({ id }) => id).toSorted(),
      otherWays.map(({ id }) => id),
    ]),
  )
})

test('a panel for a step that does not exist, or for one too few, does not compile', () => {
  const { AttendWebinar: _, ...three } = all
  const outline = () => import('../stages/loans/outline/copy.ts')
  const notLoans = () => import('../stages/visas/outline/copy.ts')
  const modules = [
    defineWebModule<typeof loans>({ stage: 'loans', outline, panels: all }),
    // @ts-expect-error no step of Loans has this id.
    defineWebModule<typeof loans>({ stage: 'loans', outline, panels: { ...three, AttendWebinars: one } }),
    // @ts-expect-error a step has no panel.
    defineWebModule<typeof loans>({ stage: 'loans', outline, panels: three }),
    // @ts-expect-error the step that is named besides is none of Loans.
    defineWebModule<typeof loans>({ stage: 'loans', outline, panels: { ...all, Refinance: one } }),
    // @ts-expect-error it doesn't say what its steps take.
    defineWebModule<typeof loans>({ stage: 'loans', panels: all }),
    // @ts-expect-error these are the steps of another stage.
    defineWebModule<typeof loans>({ stage: 'loans', outline: notLoans, panels: all }),
    // @ts-expect-error it is another stage's route.
    defineWebModule<typeof loans>({ stage: 'visas', outline, panels: all }),
    // @ts-expect-error it doesn't say whose steps these are.
    defineWebModule({ stage: 'loans', outline, panels: all }),
  ]
  expect(modules).toHaveLength(8)
})
