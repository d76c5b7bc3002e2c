import { forexCardContract } from './card/contract.ts'
import { latePaymentsContract } from './card/late/contract.ts'
import { cardSpendingContract } from './card/spending/contract.ts'
import { cardMoneyContract } from './card/desk/contract.ts'

export const forexContracts = {
  forexCard: forexCardContract,
  latePayments: latePaymentsContract,
  cardSpending: cardSpendingContract,
  cardMoney: cardMoneyContract,
}
