// Calls of pages that few open: a proof, a second factor, one's own data. Their paths come with them.
import { routes } from 'virtual:seldom-routes'
import { makeClient, type Client, type FeatureContract } from '../wire/client.ts'
import { send } from './api.ts'

export const seldomApiOf = <C extends FeatureContract>(feature: string): Client<C> =>
  makeClient<Client<C>>(routes[feature] ?? {}, send)
