import type { passportProfileContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { passportProfile } = apiOf<typeof passportProfileContracts>()
