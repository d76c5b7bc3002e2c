import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { progressContract } from '../contract.ts'
import { sentKey } from '../rules.ts'

export const journey = apiOf<typeof progressContract>('journey')

export const journeyQuery = queryOptions({ queryKey: sentKey, queryFn: () => journey.facts({}) })
