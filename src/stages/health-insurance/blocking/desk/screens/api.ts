import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { insuranceBlocksDesk: deskBlocks } = deskApiOf<typeof insuranceContracts>()
