import { forexCardContract } from './card/contract.ts'
import { cardMoneyContract } from './card/desk/contract.ts'

export const forexContracts = {
  forexCard: forexCardContract,
  cardMoney: cardMoneyContract,
}
