import type { Handlers } from '../../platform/http/serve.ts'
import type { visasContracts } from './contract.ts'
import * as i20 from './i20/service.ts'

export const visasHandlers: Handlers<typeof visasContracts> = { i20 }
