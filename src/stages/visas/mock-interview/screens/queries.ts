import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import type { mockInterviewContract } from '../contract.ts'

export const mockInterview = apiOf<typeof mockInterviewContract>('mockInterview')

export const mockInterviewQuery = queryOptions({
  queryKey: ['mock-interview', 'mine'],
  queryFn: () => mockInterview.read({}),
})

export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(['mock-interview', 'journey'].map(key => queries.invalidateQueries({ queryKey: [key] })))
  }
}
