// What was read before a change is read again after it, whenever the change was announced.
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newQueries, readAgain, readAllAgain } from './queries.ts'

const queryKey = ['loans'] as const

/** Answers in its own time, with what stood there when it was asked. */
function openDesk() {
  const queries = newQueries({ tries: 1 })
  const desk = { papers: 0 }
  const waiting: (() => void)[] = []
  const options = {
    queryKey,
    queryFn: () => {
      const { papers } = desk
      return new Promise<number>(resolve => waiting.push(() => resolve(papers)))
    },
  }
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  const change = () => {
    desk.papers += 1
    return readAgain(queries, 'loans')
  }
  const shown = () => queries.getQueryData(queryKey)
  return { queries, options, waiting, answer, change, shown }
}

test('a change while a page reads for the first time is read after it, once for all changes', async () => {
  const { queries, options, waiting, answer, change, shown } = openDesk()
  const leave = new QueryObserver(queries, options).subscribe(() => {})
  const given = [change(), change(), change()]
  await answer()
  await expect.poll(shown).toBe(0)
  await answer()
  await Promise.all(given)
  expect([shown(), waiting.length]).toEqual([3, 0])
  leave()
})

test('a change while a page reads again begins that again', async () => {
  const { queries, options, answer, change, shown, waiting } = openDesk()
  const leave = new QueryObserver(queries, options).subscribe(() => {})
  await answer()
  await expect.poll(shown).toBe(0)
  const given = [change(), change()]
  await expect.poll(() => waiting.length).toBe(2)
  await answer()
  await answer()
  await Promise.all(given)
  expect(shown()).toBe(2)
  leave()
})

test('what is read ahead is read again by the page that opens after the change', async () => {
  const { queries, options, answer, change, shown } = openDesk()
  const ahead = queries.prefetchQuery(options)
  await change()
  await answer()
  await ahead
  expect(shown()).toBe(0)
  await expect.poll(() => queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  const leave = new QueryObserver(queries, options).subscribe(() => {})
  await answer()
  await expect.poll(shown).toBe(1)
  leave()
})

test('a first read that fails holds nothing up', async () => {
  const queries = newQueries({ tries: 1 })
  let tries = 0
  const queryFn = () => {
    tries += 1
    return Promise.reject(new Error('No server.'))
  }
  const leave = new QueryObserver(queries, { queryKey, queryFn, retry: false }).subscribe(() => {})
  await readAllAgain(queries)
  expect([queries.getQueryState(queryKey)?.status, tries]).toEqual(['error', 2])
  leave()
})
