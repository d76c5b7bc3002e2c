import { apiOf } from '#src/browser/api.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const { i20 } = apiOf<typeof visasContracts>()

/** Makes the PDF of what is saved. */
export const { fill: generate } = i20
