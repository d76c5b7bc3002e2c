import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { waysContract } from '../contract.ts'

export const ways = apiOf<typeof waysContract>('ways')

/** Under the session's name, since what changes the one changes the other. */
export const waysQuery = queryOptions({ queryKey: ['session', 'ways'], queryFn: () => ways.read({}) })
