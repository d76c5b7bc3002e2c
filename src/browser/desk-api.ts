// The desk's calls stand apart: a student's scripts do not even hold their paths.
import { routes } from 'virtual:desk-routes'
import { makeClient, type Client, type FeatureContract, type Send } from '../wire/client.ts'
import { send } from './api.ts'
import { readsProved } from './proof.ts'

export const deskApiOf = <C extends FeatureContract>(feature: string, via: Send = send): Client<C> =>
  makeClient<Client<C>>(routes[feature] ?? {}, readsProved(via))
