import { expect, test } from 'vitest'
import type { ProfileView } from '#src/features/people/person/contract.ts'
import { parts } from '#src/features/people/screens/parts.ts'
import { groups, partsOf } from './rules.ts'

const profile: ProfileView = {
  id: 'meera',
  isAnonymous: false,
  name: 'Meera Iyer',
  stage: 'postAdmit',
  flightDate: '2026-08-04',
  flightDateIsAssumed: false,
  programmeStart: null,
  intake: null,
  primaryEmail: 'meera@example.com',
  primaryPhone: null,
  helpItems: [],
  onboardingCompleted: false,
  completedStages: [],
  shownBadges: {},
}
const application = (name: string) => ({
  id: name,
  userId: 'meera',
  university: { id: name, name },
  programme: '',
  degree: null,
  intake: null,
  outcome: 'considering' as const,
  createdAt: '2026-06-15T06:00:00Z',
})
const saidAs = (text: string) => ({ text, shown: text, place: 'profile', from: '' })

test('each part is in one group', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(parts).toSorted())
})

test('what has not been read is neither there nor missing', () => {
  for (const state of Object.values(partsOf({}))) expect(state).toEqual({ there: '', missing: [] })
})

test('what is there is named, and what forms will ask for is missing until it was said anywhere', () => {
  const { about, passport } = partsOf({
    profile,
    values: { name: saidAs('Iyer|Meera|'), flight: saidAs('2026-08-04') },
  })
  expect(about).toEqual({
    there: 'Meera Iyer · Post-admit · flight on 4th August 2026',
    missing: ['phone number', 'programme start'],
  })
  expect(passport.missing).toContain('passport number')
  expect(partsOf({ values: { passportNumber: saidAs('Z1234567') } }).passport.missing).not.toContain('passport number')
})

test('of a list the first two are named, and an empty one misses only what everybody has', () => {
  const names = ['Ohio State', 'Purdue', 'Georgia Tech'].map(application)
  expect(partsOf({ applications: names }).applications).toEqual({ there: 'Ohio State, Purdue and 1 more', missing: [] })
  expect(partsOf({ applications: [] }).applications.missing).toEqual(['the university you are going to'])
  expect(partsOf({ works: [], scores: { gre: [], toefl: [], gmat: [] } })).toMatchObject({
    work: { missing: [] },
    scores: { missing: [] },
  })
})

test('a second way to sign in, and an address that is not confirmed', () => {
  expect(partsOf({ profile, emailIsProved: false })['sign-in'].missing).toEqual([
    'a confirmed e-mail address',
    'a second way to sign in',
  ])
})
