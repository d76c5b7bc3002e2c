import { expect, test } from 'vitest'
import { turnsFor } from './turns.ts'

test('so many at once and in order, whatever becomes of those before', async () => {
  const inTurn = turnsFor(2)
  const begun: number[] = []
  let [underWay, most] = [0, 0]
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise(resolve => setImmediate(resolve))
      underWay -= 1
      if (number % 3 === 0) throw new Error(`${number} failed`)
      return number
    })
  const all = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work))
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(2)
  expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, false, true])
  expect(await work(8)).toBe(8)
})
