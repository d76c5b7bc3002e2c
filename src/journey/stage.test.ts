// What must not compile is under @ts-expect-error: where it did compile, the check of types fails.
import { expect, test } from 'vitest'
import { open } from './rules.ts'
import { part } from './shape.ts'
import { defineStage, type Lock } from './stage.ts'

const table = {
  route: 'loans',
  label: 'Loans',
  isListed: true,
  welcome: { title: '', lede: '', points: [], start: '', drawing: '' },
} as const
const first = { id: 'Apply', route: 'apply', title: 'Apply', status: open } as const
const second = { id: 'Choose', route: 'choose', title: 'Choose', status: open } as const
const lockAt =
  <Route extends string>(route: Route) =>
  (): Lock<Route> => ({ why: 'Apply first.', mendedAt: { route, label: 'Apply' } })
const define = defineStage(part({}))

test('a step that names another one of its stage wrongly does not compile', () => {
  const lockSomewhere = (): Lock => ({ why: 'Apply first.', mendedAt: { route: 'aply', label: 'Apply' } })
  expect([
    () => define({ ...table, steps: [first, { ...second, becomes: 'Apply', whyLocked: lockAt('apply') }] }),
    () => define({ ...table, steps: [first, { ...second, whyLocked: 'Apply first.' }] }),
    // @ts-expect-error No step has this route.
    () => define({ ...table, steps: [first, { ...second, whyLocked: lockAt('aply') }] }),
    // @ts-expect-error Which route it is must be known when it is compiled.
    () => define({ ...table, steps: [first, { ...second, whyLocked: lockSomewhere }] }),
    // @ts-expect-error No step is called so.
    () => define({ ...table, steps: [first, { ...second, becomes: 'Aply' }] }),
    () => define({ ...table, steps: [first, { ...second, needs: ['apply'] }] }),
    // @ts-expect-error No step has this route.
    () => define({ ...table, steps: [first, { ...second, needs: ['aply'] }] }),
  ]).toHaveLength(7)
})

test('a step that becomes one that does not exist keeps the server from starting', () => {
  const steps = [first, { ...second, becomes: String('Aply') }]
  // @ts-expect-error A name that the compiler can't know is checked at start.
  expect(() => define({ ...table, steps })).toThrow("src/stages/loans/rules.ts: no step is called 'Aply'.")
})
