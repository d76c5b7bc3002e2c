import type { UseQueryResult } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { passportProfileContract } from '../contract.ts'

export const passportProfile = apiOf<typeof passportProfileContract>('passportProfile')

export const passportProfileQuery = readQuery(['profile', 'passport'], passportProfile.read)

/** The profile is kept on no device: a form that cannot read it begins without what it would fill in. */
export const isOutOfReach = ({ isError, isPaused }: Pick<UseQueryResult, 'isError' | 'isPaused'>): boolean =>
  isError || isPaused
