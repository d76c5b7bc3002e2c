// What the profile's screens read and write. Every change announces 'profile' or 'onboarding', the first part of a key.
import type { profileContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { profile: person, background, testScores, applications, onboarding } = apiOf<typeof profileContracts>()

export const profileQuery = readQuery(['profile'], person.read)
export const informationQuery = readQuery(['profile', 'information'], person.information)
export const academicsQuery = readQuery(['profile', 'academics'], background.academics)
export const workQuery = readQuery(['profile', 'work'], background.work)
export const scoresQuery = readQuery(['profile', 'scores'], testScores.read)
export const interestQuery = readQuery(['profile', 'interest'], applications.interest)
export const applicationsQuery = readQuery(['profile', 'applications'], applications.list)
export const onboardingQuery = readQuery(['onboarding'], onboarding.read)
