// What the profile's screens read and write. Every change announces 'profile' or 'onboarding', the first part of a key.
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
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

export const profileQuery = readQuery(['profile'], person.read)
export const informationQuery = readQuery(['profile', 'information'], person.information)
export const academicsQuery = readQuery(['profile', 'academics'], background.academics)
export const workQuery = readQuery(['profile', 'work'], background.work)
export const scoresQuery = readQuery(['profile', 'scores'], testScores.read)
export const interestQuery = readQuery(['profile', 'interest'], applications.interest)
export const applicationsQuery = readQuery(['profile', 'applications'], applications.list)
export const onboardingQuery = readQuery(['onboarding'], onboarding.read)
