// Calls by which somebody shows who they are. Their paths come with the pages that ask for it.
import { routes } from 'virtual:proof-routes'
import { makeClient, type Client, type FeatureContract } from '../wire/client.ts'
import { send } from './api.ts'

export const proofApiOf = <C extends FeatureContract>(feature: string): Client<C> =>
  makeClient<Client<C>>(routes[feature] ?? {}, send)
