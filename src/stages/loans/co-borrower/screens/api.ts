import { seldomApiOf } from '#src/browser/seldom-api.ts'
import type { loansContracts } from '#src/stages/loans/contract.ts'

export const { familyCoBorrowing } = seldomApiOf<typeof loansContracts>()
