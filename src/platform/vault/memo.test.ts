import { expect, test } from 'vitest'
import { remembering } from './memo.ts'

const start = Temporal.Instant.from('2022-08-01T10:00:00Z')

function fresh() {
  let clock = start
  const found: string[] = []
  const known = remembering<string>({ most: 2, forAtMost: Temporal.Duration.from({ minutes: 2 }), now: () => clock })
  const get = (name: string) =>
    known.get(name, async () => {
      found.push(name)
      return name
    })
  return {
    known,
    found,
    get,
    pass: (minutes: number) => {
      clock = clock.add({ minutes })
    },
  }
}

test('calls at once share one search', async () => {
  const { get, found } = fresh()
  await Promise.all([get('a'), get('a'), get('a')])
  expect(found).toEqual(['a'])
})

test('the one used longest ago makes room', async () => {
  const { get, found } = fresh()
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name)
  expect(found).toEqual(['a', 'b', 'c', 'b'])
})

test('use does not lengthen its time', async () => {
  const { get, found, pass } = fresh()
  await get('a')
  pass(1)
  await get('a')
  pass(1)
  await get('a')
  expect(found).toEqual(['a', 'a'])
})

test('a failed search is not remembered', async () => {
  const { known, get } = fresh()
  await expect(known.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('a')).toBe('a')
})
