import { apiOf } from '#src/browser/api.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const { paperChecks } = apiOf<typeof visasContracts>()
