import type { universitiesContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { universities } = apiOf<typeof universitiesContracts>()
