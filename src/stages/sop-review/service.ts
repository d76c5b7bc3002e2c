import type { Handlers } from '../../platform/http/serve.ts'
import type { sopContracts } from './contract.ts'
import * as desk from './desk/service.ts'
import * as feedback from './feedback/service.ts'
import { submit } from './submit/service.ts'

export const sopHandlers: Handlers<typeof sopContracts> = { sop: { submit, ...feedback }, sopDesk: desk }
