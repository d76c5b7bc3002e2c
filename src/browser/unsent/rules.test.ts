import { expect, test } from 'vitest'
import {
  bodyOf,
  countOf,
  namedAsWished,
  nextToSend,
  outcomeOf,
  waiting,
  wishes,
  withAgain,
  withAnother,
  without,
  withRefused,
  withTried,
  type Unsent,
} from './rules.ts'

let count = 0

/** Something kept by Meera. */
function entryOf(thing: string, value: Unsent['value'], more: Partial<Unsent> = {}): Unsent {
  count += 1
  const was = typeof value === 'boolean' ? !value : {}
  const words = `${thing} ${String(value)}`
  const rest = {
    owner: 'meera',
    keptAt: '2026-06-15T06:00:00Z',
    method: 'PUT',
    url: `/api/${thing}`,
    body: {},
    rereads: [],
  } as const
  return { key: `key-${count}`, thing, words, value, was, ...rest, ...more }
}

const after = (...all: readonly Unsent[]): Unsent[] => all.reduce<Unsent[]>(withAnother, [])
const shapes = (all: readonly Unsent[]) => all.map(({ thing, value }) => [thing, value])
const tried = { isTried: true }
const no = { refused: { message: 'This step is locked.', standing: {} } }

test.each([
  ['a mark and its taking back', [entryOf('mark', true), entryOf('mark', false)], []],
  ['a taking back and its mark', [entryOf('mark', false), entryOf('mark', true)], []],
  ['the same twice', [entryOf('mark', true), entryOf('mark', true)], [['mark', true]]],
  ['three times over', [entryOf('mark', true), entryOf('mark', false), entryOf('mark', true)], [['mark', true]]],
  ['two things', [entryOf('a', true), entryOf('b', true), entryOf('a', false)], [['b', true]]],
  [
    'another person',
    [entryOf('a', true), entryOf('a', false, { owner: 'rohan' })],
    [
      ['a', true],
      ['a', false],
    ],
  ],
  [
    'what may have arrived is not forgotten',
    [entryOf('a', true, tried), entryOf('a', false)],
    [
      ['a', true],
      ['a', false],
    ],
  ],
  ['nor what came after it', [entryOf('a', true, tried), entryOf('a', false), entryOf('a', true)], [['a', true]]],
  ['refused, and pressed again', [entryOf('a', true, no), entryOf('a', true)], [['a', true]]],
  ['drafts grow together', [entryOf('d', { x: '1' }), entryOf('d', { y: '2' })], [['d', { x: '1', y: '2' }]]],
  ['the later word counts', [entryOf('d', { x: '1' }), entryOf('d', { x: '2' })], [['d', { x: '2' }]]],
  ['typed back to what it was', [entryOf('d', { x: '1' }, { was: { x: '' } }), entryOf('d', { x: '' })], []],
])('folding: %s', (_, all, left) => {
  expect(shapes(after(...all))).toEqual(left)
})

test('in the order in which things were done, and a thing keeps its place', () => {
  const all = after(entryOf('a', true), entryOf('d', { x: '1' }), entryOf('b', true), entryOf('d', { x: '2' }))
  expect(shapes(all)).toEqual([
    ['a', true],
    ['d', { x: '2' }],
    ['b', true],
  ])
  expect(nextToSend(all, 'meera')?.thing).toBe('a')
  expect(nextToSend(all, 'rohan')).toBeUndefined()
  expect(waiting(all, 'meera')).toHaveLength(3)
})

test('a draft is compared with what stood there first, and pressed again an action is new', () => {
  const [draft] = after(entryOf('d', { x: '1' }, { was: { x: '0' } }), entryOf('d', { x: '2' }, { was: { x: '1' } }))
  expect(draft?.was).toEqual({ x: '0' })
  const [again] = after(entryOf('a', true, no), entryOf('a', true))
  expect(again?.refused).toBeUndefined()
})

test('what waits for a choice takes up what is typed on, lets others by, and holds up its own', () => {
  const refused = entryOf('d', { x: '1' }, no)
  const all = after(refused, entryOf('d', { x: '2' }), entryOf('a', true))
  expect(all[0]).toMatchObject({ value: { x: '2' }, refused: no.refused })
  expect(nextToSend(all, 'meera')?.thing).toBe('a')
  expect(nextToSend([refused, entryOf('d', { x: '3' })], 'meera')).toBeUndefined()
})

test('refused, it waits, with what was said since; what was taken back since is gone', () => {
  const [first, later] = [entryOf('a', true, tried), entryOf('a', false)]
  expect(withRefused([first, later], first.key, no.refused)).toEqual([])
  const [draft, more] = [entryOf('d', { x: '1' }, tried), entryOf('d', { y: '2' })]
  const [left] = withRefused([draft, more], draft.key, no.refused)
  expect(left).toMatchObject({ value: { x: '1', y: '2' }, refused: no.refused })
  expect(withRefused([draft], 'another-key', no.refused)).toEqual([draft])
})

test('chosen again it is another request, and wins', () => {
  const draft = entryOf('d', { x: '1' }, { ...no, draftIn: 'answers', was: { x: '0' } })
  expect(bodyOf(draft)).toEqual({ answers: { x: '1' }, was: { x: '0' } })
  const [again] = withAgain([draft], draft.key, 'new-key')
  expect(again).toMatchObject({ key: 'new-key', isTried: false })
  expect(again && bodyOf(again)).toEqual({ answers: { x: '1' } })
  expect(again?.refused).toBeUndefined()
})

test.each([
  ['an action', entryOf('a', true, { body: { isReady: true } }), { isReady: true }],
  ['a draft that is the body', entryOf('d', { x: '1' }, { draftIn: '', was: { x: '' } }), { x: '1', was: { x: '' } }],
  [
    'a draft beside other things',
    entryOf('d', { x: '1' }, { draftIn: 'answers', body: { lacks: [] } }),
    { lacks: [], answers: { x: '1' }, was: {} },
  ],
])('sent of %s', (_, one, body) => {
  expect(bodyOf(one)).toEqual(body)
})

test.each([
  [200, '', 'sent'],
  [204, '', 'sent'],
  [409, 'already-done', 'sent'],
  [503, 'offline', 'later'],
  [502, '', 'later'],
  [507, 'no-room', 'later'],
  [429, 'too-many-requests', 'later'],
  [408, '', 'later'],
  [409, 'conflict', 'later'],
  [401, 'not-signed-in', 'ended'],
  [409, 'step-locked', 'refused'],
  [409, 'changed-elsewhere', 'refused'],
  [404, 'not-found', 'refused'],
  [422, 'invalid-input', 'refused'],
  [403, 'foreign-origin', 'refused'],
])('an answer of %i %s is %s', (status, code, outcome) => {
  expect(outcomeOf({ status, code })).toBe(outcome)
})

test('names with what is wished of each', () => {
  const wishes = new Map<string, Unsent['value']>([
    ['has:b', true],
    ['has:c', false],
  ])
  expect(namedAsWished(['a', 'b', 'c', 'd'], ['a', 'c'], name => wishes.get(`has:${name}`))).toEqual(['a', 'b'])
})

test('what a page shows: the last will about each thing, but none that was refused', () => {
  const all = [
    entryOf('a', true, tried),
    entryOf('a', false),
    entryOf('b', true, no),
    entryOf('c', true, { owner: 'rohan' }),
  ]
  expect([...wishes(all, 'meera')]).toEqual([['a', false]])
  expect(countOf(all, 'meera')).toBe(2)
})

test('what was pressed a moment ago counts before what waits, and is one person’s', () => {
  const said = (thing: string, value: boolean, owner = 'meera') => ({ thing, value, owner })
  const all = [said('a', true), said('b', true), said('b', false), said('c', true, 'rohan')]
  expect([...wishes([entryOf('a', false)], 'meera', all)]).toEqual([
    ['a', true],
    ['b', false],
  ])
})

test('tried, and gone', () => {
  const one = entryOf('a', true)
  expect(withTried([one], one.key)).toMatchObject([tried])
  expect(without([one, entryOf('b', true)], one.key)).toHaveLength(1)
})
