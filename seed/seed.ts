// Puts in what a fresh database lacks. It may run at every start and in several processes at once:
// what is there stays as it is.
import type { House } from '../src/platform/house.ts'
import { seedPeople } from './seed-people.ts'

export async function seed(house: House): Promise<void> {
  if (house.settings.isDemo) await seedPeople(house)
}
