import { forexCardContract } from './card/contract.ts'
import { latePaymentsContract } from './card/late/contract.ts'
import { cardMoneyContract } from './card/desk/contract.ts'

export const forexContracts = {
  forexCard: forexCardContract,
  latePayments: latePaymentsContract,
  cardMoney: cardMoneyContract,
}
