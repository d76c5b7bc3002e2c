import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { searchUniversities } from '#src/features/universities/rules.ts'
import { readTable } from '#src/platform/data/files.ts'
import { initialsOf, readUniversities, slug } from './universities.ts'

const universities = readUniversities()
const byId = new Map(universities.map(university => [university.id, university]))

test('there are 1,933, each with an id of its own, a place and a domain', () => {
  expect(universities).toHaveLength(1933)
  expect(byId.size).toBe(1933)
  for (const university of universities) {
    expect(university.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(university.name).not.toBe('')
    expect(university.city).not.toBe('')
    expect(university.stateCode).toMatch(/^[A-Z]{2}$/)
    expect(university.domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  }
})

test('a university as it stands in the register', () => {
  expect(byId.get('university-of-north-texas')).toEqual({
    id: 'university-of-north-texas',
    name: 'University of North Texas',
    displayName: undefined,
    aliases: ['UNT', 'North Texas', 'Mean Grean'],
    initials: ['UNT'],
    city: 'Denton',
    stateCode: 'TX',
    domain: 'unt.edu',
    known: 35,
  })
})

test('boards and system offices are known for nothing', () => {
  expect(byId.get('cuny-system-office')?.known).toBe(-1)
  expect(byId.get('arizona-board-of-regents')?.known).toBe(-1)
  expect(byId.get('arizona-state-university-campus-immersion')).toMatchObject({ known: 35, initials: ['ASU'] })
})

describe('names that people say', () => {
  test.each([
    ['purdue-university-main-campus', 'Purdue University', 'PU'],
    ['texas-a-m-university-college-station', 'Texas A&M University-College Station', 'TAMUCS'],
    ['arizona-state-university-campus-immersion', 'Arizona State University', 'ASU'],
    ['columbia-university-in-the-city-of-new-york', 'Columbia University', 'CU'],
    ['university-of-california-los-angeles', undefined, 'UCLA'],
    ['the-university-of-texas-at-arlington', undefined, 'UTA'],
    ['massachusetts-institute-of-technology', undefined, 'MIT'],
    ['new-york-university', undefined, 'NYU'],
  ])('%s: %s, %s', (id, displayName, initials) => {
    expect(byId.get(id)).toMatchObject({ displayName, initials: expect.arrayContaining([initials]) })
  })
})

describe('other names, however the register separates them', () => {
  test.each([
    ['the-university-of-texas-at-arlington', ['UT Arlington']],
    ['massachusetts-institute-of-technology', ['MIT', 'M.I.T.']],
    ['university-of-virginia-main-campus', ['University of Virginia', 'UVa']],
    ['northwest-nazarene-university', ['Northwest Nazarene University', 'Northwest Nazarene College', 'NNU', 'NNC']],
    ['new-york-university', []],
  ])('%s: %j', (id, aliases) => expect(byId.get(id)?.aliases).toEqual(aliases))
})

test('each name that people say belongs to a university of the register', () => {
  const said = readTable('university-names.csv', z.object({ domain: z.string(), name: z.string() }))
  const domains = new Set(universities.map(({ domain }) => domain))
  expect(said.filter(({ domain }) => !domains.has(domain))).toEqual([])
})

test.each([
  ['neu', 'Northeastern University'],
  ['umn', 'University of Minnesota-Twin Cities'],
  ['uncc', 'University of North Carolina at Charlotte'],
])('%s finds %s first', (typed, name) => {
  const all = universities.map(one => ({ ...one, displayName: one.displayName ?? null, verified: true }))
  expect(searchUniversities(all, typed)[0]?.name).toBe(name)
})

test('two that share a name are distinguished by their state', () => {
  expect(byId.has('anderson-university')).toBe(false)
  expect(byId.get('anderson-university-in')?.city).toBe('Anderson')
  expect(byId.get('anderson-university-sc')?.domain).toBe('andersonuniversity.edu')
})

test('addresses of web sites became domains', () => {
  expect(byId.get('massachusetts-institute-of-technology')?.domain).toBe('mit.edu')
  expect(universities.filter(({ domain }) => domain.startsWith('www'))).toEqual([])
})

test.each([
  ['Texas A&M University', ['TAMU']],
  ["Saint Joseph's University", ['SJU']],
  ['Juilliard', []],
])('the initials of %s: %j', (name, initials) => expect(initialsOf(name)).toEqual(initials))

test.each([
  ["St. John's College", 'st-johns-college'],
  ['Dewey University-Juana Díaz', 'dewey-university-juana-diaz'],
  ['Texas A & M', 'texas-a-m'],
])('%s is slugged as %s', (name, id) => expect(slug(name)).toBe(id))
