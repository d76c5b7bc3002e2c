import type { Handlers } from '../../platform/http/serve.ts'
import type { sopContracts } from './contract.ts'
import * as desk from './desk/service.ts'
import { close, markForHelp, rate, reopen, requestHelp, see, unmarkForHelp, versions } from './feedback/service.ts'
import { submit } from './submit/service.ts'

export const sopHandlers: Handlers<typeof sopContracts> = {
  sop: { submit, versions, see, rate, markForHelp, unmarkForHelp, requestHelp, close, reopen },
  sopDesk: desk,
}
