import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

export const { i20 } = apiOf<typeof visasContracts>()

/** Makes the PDF of what is saved. */
export const { fill: generate } = i20

export const i20Query = readQuery(['visas', 'i20'], i20.read)
