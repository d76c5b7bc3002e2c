import { expect, test } from 'vitest'
import type { OddJobs } from '#tests/odd-jobs.ts'
import { poolOf } from './pool.ts'

const open = (time = 60_000) =>
  poolOf<OddJobs>(new URL(`../../../tests/odd-jobs.ts?${time}`, import.meta.url), { time, memory: 128 })

test('answers each job with its own result, however many wait', async () => {
  const pool = open()
  const sums = await Promise.all(
    Array.from({ length: 50 }, (_, index) => pool.run('meera', 'add', { one: index, other: 1 })),
  )
  expect(sums).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
})

test('a job that fails says why, and the next one is done', async () => {
  const pool = open()
  await expect(pool.run('meera', 'fail', { why: 'no ink' })).rejects.toThrow('no ink')
  expect(await pool.run('meera', 'add', { one: 1, other: 2 })).toBe(3)
})

test.each([
  ['ends', (pool: ReturnType<typeof open>) => pool.run('meera', 'end', { code: 3 }), 'ended before it was done'],
  [
    'fills its heap',
    (pool: ReturnType<typeof open>) => pool.run('meera', 'hog', undefined),
    /ended before it was done|took more than 128 MB/,
  ],
  [
    'fills memory outside of its heap',
    (pool: ReturnType<typeof open>) => pool.run('meera', 'hogOutside', { megabytes: 400 }),
    'took more than 128 MB',
  ],
  // Given up soon, as it never ends; those that wait have longer.
  ['never ends', () => open(10).run('meera', 'spin', { ms: Infinity }), 'took longer than'],
])('a process that %s takes its own job along, and those that wait are done', async (_, ends, why) => {
  const pool = open()
  const ended = expect(ends(pool)).rejects.toThrow(why)
  const waiting = Array.from({ length: 5 }, (_, index) => pool.run('meera', 'add', { one: index, other: 1 }))
  await ended
  expect(await Promise.all(waiting)).toEqual([1, 2, 3, 4, 5])
})

test("one person's job that does not end keeps nobody else waiting", async () => {
  const pool = open()
  const end = Promise.withResolvers<void>()
  let isSecondBegun = false
  const theirs = [
    pool.runOn('meera', 'spin', async () => {
      await end.promise
      return { ms: 0 }
    }),
    pool.runOn('meera', 'spin', async () => {
      isSecondBegun = true
      return { ms: 0 }
    }),
  ]
  expect(await pool.run('rohan', 'add', { one: 1, other: 2 })).toBe(3)
  expect(isSecondBegun).toBe(false)
  end.resolve()
  expect(await Promise.all(theirs)).toEqual([0, 0])
})

test('kinds of work take turns in two processes, however many kinds there are', async () => {
  const pools = Array.from({ length: 4 }, (_, index) =>
    poolOf<OddJobs>(new URL(`../../../tests/odd-jobs.ts?${index}`, import.meta.url)),
  )
  const places: number[] = []
  for (const pool of pools) places.push(await pool.run('meera', 'place', { shift: 0 }))
  expect(new Set(places).size).toBe(4)
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await expect.poll(() => places.filter(isThere).length).toBeLessThanOrEqual(2)
})

test('what opens files of strangers knows none of our secrets', async () => {
  process.env['SAFAR_SECRET_FOR_THIS_TEST'] = 'x'
  expect(await open().run('meera', 'settings', { prefix: 'SAFAR' })).toEqual([])
  delete process.env['SAFAR_SECRET_FOR_THIS_TEST']
})
