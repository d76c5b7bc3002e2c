// A house with the demo's people, universities and insurance plans, where a test is about buying insurance.
import { insuranceStock } from '../seed/insurance/stock.ts'
import { readUniversities } from '../seed/universities.ts'
import { stockUniversities } from '../src/features/universities/stock.ts'
import { stockInsurance } from '../src/stages/health-insurance/catalogue/stock.ts'
import { openTeamHouse, type TeamHouse } from './team.ts'

export async function openInsuranceHouse(): Promise<TeamHouse> {
  const team = await openTeamHouse()
  await stockUniversities(team.house, readUniversities())
  await stockInsurance(team.house, insuranceStock)
  return team
}
