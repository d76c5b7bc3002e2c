// What the profile's screens read and write. Every change announces 'profile' or 'onboarding', the first part of a key.
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { applicationsContract } from '../applications/contract.ts'
import type { backgroundContract } from '../background/contract.ts'
import type { onboardingContract } from '../onboarding/contract.ts'
import type { personContract } from '../person/contract.ts'
import type { testScoresContract } from '../test-scores/contract.ts'

export const person = apiOf<typeof personContract>('profile')
export const background = apiOf<typeof backgroundContract>('background')
export const testScores = apiOf<typeof testScoresContract>('testScores')
export const applications = apiOf<typeof applicationsContract>('applications')
export const onboarding = apiOf<typeof onboardingContract>('onboarding')

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => person.read({}) })
export const informationQuery = queryOptions({
  queryKey: ['profile', 'information'],
  queryFn: () => person.information({}),
})
export const academicsQuery = queryOptions({
  queryKey: ['profile', 'academics'],
  queryFn: () => background.academics({}),
})
export const workQuery = queryOptions({ queryKey: ['profile', 'work'], queryFn: () => background.work({}) })
export const scoresQuery = queryOptions({ queryKey: ['profile', 'scores'], queryFn: () => testScores.read({}) })
export const interestQuery = queryOptions({
  queryKey: ['profile', 'interest'],
  queryFn: () => applications.interest({}),
})
export const applicationsQuery = queryOptions({
  queryKey: ['profile', 'applications'],
  queryFn: () => applications.list({}),
})
export const onboardingQuery = queryOptions({ queryKey: ['onboarding'], queryFn: () => onboarding.read({}) })
