import { expect, test } from 'vitest'
import { turnsFor } from './turns.ts'

const aMoment = () => new Promise(resolve => setImmediate(resolve))

test('so many at once and in order, whatever becomes of those before', async () => {
  const inTurn = turnsFor(2)
  const begun: number[] = []
  let [underWay, most] = [0, 0]
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      underWay += 1
      most = Math.max(most, underWay)
      await aMoment()
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

test.each([
  ['one who has many jobs waits for nobody else', 2, 'MMMM R', 'MRMMM'],
  ['persons take turns', 1, 'MMM RRR K', 'MRKMRMR'],
  ['a place stays free while one person has all the work', 2, 'MMM', 'MMM'],
  ['three persons in two places', 2, 'MM RR KK', 'MRKMRK'],
])('%s', async (_, places, asked, expected) => {
  const inTurn = turnsFor(places)
  const begun: string[] = []
  const underWay = new Map<string, number>()
  await Promise.all(
    [...asked.replaceAll(' ', '')].map(person =>
      inTurn(async () => {
        begun.push(person)
        underWay.set(person, (underWay.get(person) ?? 0) + 1)
        expect(underWay.get(person)).toBe(1)
        await aMoment()
        underWay.set(person, 0)
      }, person),
    ),
  )
  expect(begun.join('')).toBe(expected)
})
