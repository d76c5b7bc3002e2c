import type { forexContracts } from '#src/stages/forex/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { screen } from '../copy.ts'

export const { cardMoney } = deskApiOf<typeof forexContracts>()

export const useRetry = (student: string) =>
  useVerb(() => cardMoney.issue({ student }), { rereads: ['card-money'], done: screen.retried })
