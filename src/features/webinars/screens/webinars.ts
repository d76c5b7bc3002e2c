import type { webinarsContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { webinars } = apiOf<typeof webinarsContracts>()
