import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { waysContract } from '../contract.ts'

export const ways = apiOf<typeof waysContract>('ways')

/** Under the session's name, since what changes the one changes the other. */
export const waysQuery = readQuery(['session', 'ways'], ways.read)
