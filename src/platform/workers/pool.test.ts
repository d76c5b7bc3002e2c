import { expect, test } from 'vitest'
import type { OddJobs } from '../../../tests/odd-jobs.ts'
import { poolOf } from './pool.ts'

const open = () => poolOf<OddJobs>(new URL('../../../tests/odd-jobs.ts', import.meta.url))

test('answers each job with its own result, however many wait', async () => {
  const pool = open()
  const sums = await Promise.all(Array.from({ length: 50 }, (_, index) => pool.run('add', { one: index, other: 1 })))
  expect(sums).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
})

test('a job that fails says why, and the next one is done', async () => {
  const pool = open()
  await expect(pool.run('fail', { why: 'no ink' })).rejects.toThrow('no ink')
  expect(await pool.run('add', { one: 1, other: 2 })).toBe(3)
})

test.each([
  ['ends', (pool: ReturnType<typeof open>) => pool.run('end', { code: 3 })],
  ['takes more memory than it may', (pool: ReturnType<typeof open>) => pool.run('hog', { megabytes: 2000 })],
])('a thread that %s takes its own job along, and those that wait are done', { timeout: 60_000 }, async (_, ends) => {
  const pool = open()
  const ended = expect(ends(pool)).rejects.toThrow()
  const waiting = Array.from({ length: 5 }, (_, index) => pool.run('add', { one: index, other: 1 }))
  await ended
  expect(await Promise.all(waiting)).toEqual([1, 2, 3, 4, 5])
})
