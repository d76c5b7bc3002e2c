import type { Handlers } from '../../platform/http/serve.ts'
import * as desk from './card/desk/service.ts'
import { convert, sendBack } from './card/late/deciding.ts'
import * as card from './card/service.ts'
import type { forexContracts } from './contract.ts'

export { fundCard } from './card/funding.ts'

export const forexHandlers: Handlers<typeof forexContracts> = {
  forexCard: card,
  latePayments: { convert, sendBack },
  cardMoney: desk,
}
