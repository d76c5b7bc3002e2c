// What there is only one of, and fifty who reach for it at once.
import { expect, test } from 'vitest'
import { seed } from '#seed/seed.ts'
import { raceIn } from '#tests/races/races.ts'
import { openTestApp } from '#tests/app.ts'

test('of fifty at once those win for whom there is a place, and everybody else reads so', async () => {
  const app = await openTestApp({ settings: { SAFAR_DEMO: 'on', SAFAR_DATABASE_CONNECTIONS: '20' } })
  try {
    await seed(app.services)
    expect(await raceIn(app, 2)).toEqual([])
  } finally {
    await app.end()
  }
})
