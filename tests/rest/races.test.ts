// The short form of `npm run faults -- races`.
import { expect, test } from 'vitest'
import { seed } from '#seed/seed.ts'
import { raceIn } from '#ops/faults/races/races.ts'
import { openTestHouse } from '#tests/house.ts'

test('of fifty at once those win for whom there is a place, and everybody else reads so', async () => {
  const house = await openTestHouse({ settings: { SAFAR_DEMO: 'on', SAFAR_DATABASE_CONNECTIONS: '20' } })
  try {
    await seed(house.house)
    expect((await raceIn(house, 2)).broken).toEqual([])
  } finally {
    await house.end()
  }
})
