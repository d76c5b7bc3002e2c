import type { progressContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { sentKey } from '../rules.ts'

export const { journey } = apiOf<typeof progressContracts>()

export const journeyQuery = queryOptions({ queryKey: sentKey, queryFn: () => journey.facts({}) })
