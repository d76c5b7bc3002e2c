import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { passportProfileContract } from '../contract.ts'

export const passportProfile = apiOf<typeof passportProfileContract>('passportProfile')

export const passportProfileQuery = readQuery(['profile', 'passport'], passportProfile.read)
