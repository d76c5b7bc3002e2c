// What the plan's screens read and write.
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { planContract } from '../contract.ts'

export const planApi = apiOf<typeof planContract>('plan')
export const planDaysQuery = readQuery(['plan'], planApi.read)
