import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

function counting() {
  const asked: string[][] = []
  const lengthOf = gathered(async (source: { fails: boolean }, words: string[]) => {
    asked.push(words)
    if (source.fails) throw new Error('down')
    return new Map(words.filter(word => word !== 'nothing').map(word => [word, word.length]))
  })
  return { asked, lengthOf, source: { fails: false } }
}

test('those who ask at once are each notified their own, by one reading', async () => {
  const { asked, lengthOf, source } = counting()
  const given = ['one', 'three', 'one', 'nothing'].map(word => lengthOf(source, word))
  expect(await Promise.all(given)).toEqual([3, 5, 3, undefined])
  expect(asked).toEqual([['one', 'three', 'nothing']])
})

test('who asks once a reading has begun is notified by another', async () => {
  const asked: string[][] = []
  const first = Promise.withResolvers<ReadonlyMap<string, number>>()
  const begun = Promise.withResolvers<void>()
  const read = gathered(async (_: object, keys: string[]) => {
    asked.push(keys)
    begun.resolve()
    return asked.length === 1 ? first.promise : new Map(keys.map(key => [key, asked.length]))
  })
  const source = {}
  const before = read(source, 'key')
  await begun.promise
  expect(await read(source, 'key')).toBe(2)
  first.resolve(new Map([['key', 1]]))
  expect(await before).toBe(1)
})

test('each source is asked for itself', async () => {
  const { asked, lengthOf, source } = counting()
  await Promise.all([lengthOf(source, 'one'), lengthOf({ fails: false }, 'two')])
  expect(asked).toEqual([['one'], ['two']])
})

test('a reading that fails is not kept', async () => {
  const { lengthOf, source } = counting()
  source.fails = true
  await expect(Promise.all([lengthOf(source, 'one'), lengthOf(source, 'two')])).rejects.toThrow('down')
  source.fails = false
  expect(await lengthOf(source, 'one')).toBe(3)
})
