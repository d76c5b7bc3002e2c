// An app with the demo's people, universities and insurance plans, where a test is about buying insurance.
import { insuranceStock } from '../seed/insurance/stock.ts'
import { readUniversities } from '../seed/universities.ts'
import { stockUniversities } from '../src/features/universities/stock.ts'
import { stockInsurance } from '../src/stages/health-insurance/catalogue/stock.ts'
import { openTeamApp, type TeamApp } from './team.ts'

export async function openInsuranceApp(): Promise<TeamApp> {
  const team = await openTeamApp()
  await stockUniversities(team.services, readUniversities())
  await stockInsurance(team.services, insuranceStock)
  return team
}
