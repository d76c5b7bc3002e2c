import { expect, test } from 'vitest'
import type { OddJobs } from '#tests/odd-jobs.ts'
import { poolOf } from './pool.ts'

const open = () => poolOf<OddJobs>(new URL('../../../tests/odd-jobs.ts', import.meta.url), { time: 3_000, memory: 128 })

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
  ['ends', (pool: ReturnType<typeof open>) => pool.run('meera', 'end', { code: 3 })],
  ['fills its heap', (pool: ReturnType<typeof open>) => pool.run('meera', 'hog', { megabytes: 2000 })],
  [
    'fills memory outside of its heap',
    (pool: ReturnType<typeof open>) => pool.run('meera', 'hogOutside', { megabytes: 1500 }),
  ],
  ['never ends', (pool: ReturnType<typeof open>) => pool.run('meera', 'spin', { ms: 60_000 })],
])('a process that %s takes its own job along, and those that wait are done', { timeout: 60_000 }, async (_, ends) => {
  const pool = open()
  const ended = expect(ends(pool)).rejects.toThrow()
  const waiting = Array.from({ length: 5 }, (_, index) => pool.run('meera', 'add', { one: index, other: 1 }))
  await ended
  expect(await Promise.all(waiting)).toEqual([1, 2, 3, 4, 5])
})

test("one person's jobs that never end keep nobody else waiting", async () => {
  const pool = open()
  let isSecondBegun = false
  const endless = [
    expect(pool.run('meera', 'spin', { ms: 60_000 })).rejects.toThrow('took longer'),
    expect(
      pool.runOn('meera', 'spin', async () => {
        isSecondBegun = true
        return { ms: 0 }
      }),
    ).resolves.toBe(0),
  ]
  expect(await pool.run('rohan', 'add', { one: 1, other: 2 })).toBe(3)
  expect(isSecondBegun).toBe(false)
  await Promise.all(endless)
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
