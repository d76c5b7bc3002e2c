// The desk's calls stand apart: a student's scripts do not even hold their paths.
import { deskRoutes } from 'virtual:routes'
import { makeClient, type Client, type FeatureContract } from '../wire/client.ts'
import { send } from './api.ts'

export const deskApiOf = <C extends FeatureContract>(feature: string): Client<C> =>
  makeClient<C>(deskRoutes[feature] ?? {}, send)
