import { describe, expect, test } from 'vitest'
import { readUniversities } from '../../../seed/universities.ts'
import { checkVerification, fold, nameKey, readDomain, searchUniversities, type Searchable } from './rules.ts'

const called = (name: string, rest: Partial<Searchable> = {}): Searchable => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  displayName: null,
  aliases: [],
  initials: [],
  verified: true,
  ...rest,
})

const names = (all: readonly Searchable[], query: string) => searchUniversities(all, query).map(({ name }) => name)

describe('the order', () => {
  const all = [
    called('West Texas State', { id: 'w' }),
    called('North Texas State', { id: 'texas-north' }), // its id begins with it
    called('Texas'),
    called('Texas State'),
    called('East Side', { id: 'at-texas-side' }),
    called('A Far Side', { id: 'far-texas' }),
    called('Somewhere', { id: 's', aliases: ['TEXAS'] }),
    called('Anywhere', { id: 'a', aliases: ['Texas of old'] }),
    called('Big Side', { id: 'b', displayName: 'A Texas Side' }),
    called('Unrelated', { id: 'u', aliases: ['not Texas'] }), // an alias counts from its beginning only
    called('Texas Unverified', { verified: false }),
  ]

  test('is exact, prefix, within the id, then by name', () => {
    expect(names(all, 'texas').join(', ')).toBe(
      'Somewhere, Texas, ' + // exact
        'Anywhere, North Texas State, Texas State, ' + // prefix
        'A Far Side, East Side, ' + // within the id
        'Big Side, West Texas State', // by name
    )
  })

  test.each(['TEXAS', ' texas ', 'Téxas', 'texas.'])('is the same for %j', query => {
    expect(names(all, query)).toEqual(names(all, 'texas'))
  })
})

test.each(['', '   ', '-', '\u0301'])('%j finds nothing', query => expect(names([called('Texas')], query)).toEqual([]))

test('what is not verified is not found', () => {
  expect(names([called('Texas', { verified: false })], 'texas')).toEqual([])
})

test('there are at most ten', () => {
  const all = Array.from({ length: 30 }, (_, index) => called(`Texas ${index}`))
  expect(names(all, 'texas')).toHaveLength(10)
})

test('of two that share a name, the id decides', () => {
  const all = [called('Columbia College', { id: 'cc-sc' }), called('Columbia College', { id: 'cc-mo' })]
  expect(searchUniversities(all, 'columbia').map(({ id }) => id)).toEqual(['cc-mo', 'cc-sc'])
})

describe('what students type', () => {
  const register = readUniversities().map(university => ({
    ...university,
    displayName: university.displayName ?? null,
    verified: true,
  }))

  test.each([
    ['UNT', 'University of North Texas'],
    ['unt', 'University of North Texas'],
    ['North Texas', 'University of North Texas'],
    ['university-of-north-texas', 'University of North Texas'],
    ['UTA', 'The University of Texas at Arlington'],
    ['ut arlington', 'The University of Texas at Arlington'],
    ['University of Texas at Arl', 'The University of Texas at Arlington'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['m.i.t.', 'Massachusetts Institute of Technology'],
    ['UCLA', 'University of California-Los Angeles'],
    ['university of california, berkeley', 'University of California-Berkeley'],
    ['Purdue University', 'Purdue University-Main Campus'],
    ['Texas A&M University', 'Texas A & M University-College Station'],
    ['columbia university', 'Columbia University in the City of New York'],
    ['Juana Diaz', 'Dewey University-Juana Díaz'],
  ])('%s: first comes %s', (query, name) => expect(names(register, query)[0]).toBe(name))

  test.each([
    ['NYU', 'New York University'],
    ['ASU', 'Arizona State University Campus Immersion'],
    ['USC', 'University of Southern California'],
  ])('%s: among the ten is %s', (query, name) => expect(names(register, query)).toContain(name))
})

test('case, accents and punctuation make no difference', () => {
  expect(fold(" St. John's  College—Área ")).toBe('st johns college area')
  expect(nameKey('The University of Texas')).toBe(nameKey('university of texas'))
  expect(nameKey('The')).toBe('the')
})

test.each([
  ['unt.edu', 'unt.edu'],
  [' https://www.UNT.edu/admissions?from=x ', 'unt.edu'],
  ['iit-b.ac.in', 'iit-b.ac.in'],
  ['', null],
  ['unt', undefined],
  ['not a domain.edu', undefined],
  ['someone@unt.edu', undefined],
])('the web domain in %j is %j', (typed, domain) => expect(readDomain(typed)).toBe(domain))

test('what the desk found out has a name, and a domain or none', () => {
  expect(checkVerification({ name: 'Deccan Institute', domain: '' })).toEqual({})
  expect(checkVerification({ name: ' ', domain: 'nowhere' })).toEqual({
    name: 'Please enter the name of the university.',
    domain: "Please enter the university's web domain, such as unt.edu.",
  })
})
