// The desk's calls stand apart: a student's scripts do not even hold their paths.
import { routes } from 'virtual:desk-routes'
import { makeClients, type Clients, type Send } from '../wire/client.ts'
import type { Contract } from '../wire/route.ts'
import { send } from './api.ts'
import { readsProved } from './proof.ts'

export const deskApiOf = <All extends Contract>(via: Send = send): Clients<All> =>
  makeClients<Clients<All>>(routes, readsProved(via))
