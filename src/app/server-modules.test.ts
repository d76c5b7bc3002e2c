// What must not compile is under @ts-expect-error: where it did compile, the check of types fails.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls, contractOf, defineServerModule, type ServerModule } from '../manifest/server.ts'
import { requestKind, requestKinds } from '../features/desk-kit/kinds.ts'
import { paidFor } from '../features/payments/slots.ts'
import { route, type Contract } from '../wire/route.ts'
import { nothing } from '../wire/shapes.ts'
import { handlersOf } from './server.ts'
import { contract, serverModules } from './server-modules.ts'
import { givenBy, appServices } from './services.ts'

const greetings = {
  greetings: {
    read: route('GET', '/api/greetings', {
      who: 'signed-in',
      summary: 'A greeting.',
      input: nothing,
      answer: z.object({ text: z.string() }),
    }),
    write: route('PUT', '/api/greetings', {
      who: 'signed-in',
      summary: 'Writes it.',
      input: z.object({ text: z.string() }),
      answer: nothing,
    }),
  },
} satisfies Contract

const read = async () => ({ text: 'Hello' })
const write = async (_: unknown, { text }: { text: string }) => expect(text).toBe('')

describe('handlers that their contract does not allow do not compile', () => {
  test('in an object, and in a function of what the app puts together', () => {
    const writeMisspelt = async (_: unknown, { txt }: { txt: string }) => expect(txt).toBe('')
    expect([
      () => calls(greetings, { greetings: { read, write } }),
      () =>
        calls(greetings, ({ stages }) => ({ greetings: { read: async () => ({ text: `${stages.length}` }), write } })),
      // @ts-expect-error A verb has no handler.
      () => calls(greetings, { greetings: { read } }),
      // @ts-expect-error A verb has no handler, in what a function answers.
      () => calls(greetings, () => ({ greetings: { read } })),
      // @ts-expect-error There is no such verb.
      () => calls(greetings, { greetings: { read, write, erase: write } }),
      // @ts-expect-error There is no such verb, in what a function answers.
      () => calls(greetings, () => ({ greetings: { read, write, erase: write } })),
      // @ts-expect-error There are no such calls.
      () => calls(greetings, { greetings: { read, write }, farewells: { read } }),
      // @ts-expect-error The handler reads what isn't in the input.
      () => calls(greetings, { greetings: { read, write: writeMisspelt } }),
      // @ts-expect-error The handler answers something else.
      () => calls(greetings, { greetings: { read: async () => ({ text: 1 }), write } }),
      // @ts-expect-error The app puts no such thing together.
      () => calls(greetings, ({ weather }) => ({ greetings: { read: async () => ({ text: `${weather}` }), write } })),
    ]).toHaveLength(10)
  })

  test('a stage or a step that is misspelled does not compile', () => {
    const name = 'features/greetings'
    const queue = '/desk/sops'
    expect([
      () => requestKind({ name: 'sop', words: 'An SOP', queue, step: { stage: 'sop-review', step: 'SubmitSop' } }),
      // @ts-expect-error No step is called so.
      () => requestKind({ name: 'sop', words: 'An SOP', queue, step: { stage: 'sop-review', step: 'SubmitSOP' } }),
      // @ts-expect-error It is a step of another stage.
      () => requestKind({ name: 'sop', words: 'An SOP', queue, step: { stage: 'loans', step: 'SubmitSop' } }),
      // @ts-expect-error No stage is called so.
      () => defineServerModule({ name, facts: [{ stages: ['loan'], column: 'select 1' }] }),
    ]).toHaveLength(4)
  })
})

describe('a server does not start', () => {
  const module = defineServerModule({
    name: 'features/greetings',
    calls: calls(greetings, { greetings: { read, write } }),
  })

  test('with calls of one name from two modules', () => {
    const duplicate = { ...module, name: 'features/salutations' }
    expect(() => contractOf([module, duplicate])).toThrow('Both features/greetings and features/salutations')
  })

  test('with a payment that two modules take', () => {
    const receipt = async () => ({ from: '', about: [], isSample: true })
    const taking = paidFor({ name: 'card-funding', announces: [], onPaid: async () => {}, receipt })
    const start = (modules: readonly ServerModule[]) => () => paidFor.among(givenBy(modules))
    expect(start(serverModules)).not.toThrow()
    expect(start([...serverModules, { name: 'stages/loans', gives: [taking] }])).toThrow(
      "Both stages/forex and stages/loans give 'card-funding' to payments/paid-for.",
    )
  })

  test('with a request that two modules declare', () => {
    const twice = {
      name: 'stages/loans',
      gives: [requestKind({ name: 'sop', words: 'Another SOP', queue: '/desk/sops' })],
    }
    expect(() => requestKinds.among(givenBy([...serverModules, twice]))).toThrow(
      "Both stages/sop-review and stages/loans give 'sop' to desk-kit/request-kinds.",
    )
  })
})

test('the modules together answer each call that is declared', () => {
  const handlers = handlersOf(serverModules, appServices)
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(contract).toSorted())
})
