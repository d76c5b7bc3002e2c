// Calls of pages that few open: a proof, a second factor, one's own data. Their paths come with them.
import { routes } from 'virtual:seldom-routes'
import { makeClients, type Clients } from '../wire/client.ts'
import type { Contract } from '../wire/route.ts'
import { send } from './api.ts'

export const seldomApiOf = <All extends Contract>(): Clients<All> => makeClients<Clients<All>>(routes, send)
