import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'

const { paperChecks } = apiOf<typeof visasContracts>()

/** Below 'visas', so that whatever changes on a form or a paper is compared again. */
export const paperChecksQuery = readQuery(['visas', 'paper-checks'], paperChecks.read)
