import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../../browser/api.ts'
import type { progressContract } from '../contract.ts'

export const journey = apiOf<typeof progressContract>('journey')

export const journeyQuery = queryOptions({ queryKey: ['journey'], queryFn: () => journey.read({}) })
