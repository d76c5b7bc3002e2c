import { describe, expect, test } from 'vitest'
import { readUniversities } from '#seed/universities.ts'
import { checkVerification, fold, nameKey, readDomain, searchUniversities, type Searchable } from './rules.ts'

const called = (name: string, rest: Partial<Searchable> = {}): Searchable => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  displayName: null,
  aliases: [],
  initials: [],
  verified: true,
  known: null,
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
    called('Unrelated', { id: 'u', aliases: ['not Texas'] }), // a well-formed alias is a name
    called('Remark', { id: 'r', aliases: ['formerly: Texas; see www'] }), // this one is none
    called('Texsa Side', { id: 'typo' }), // one slip of the finger away
    called('Texas System Office', { known: -1 }),
    called('Texas Unverified', { verified: false }),
  ]

  test('is exact, prefix, within the id, then by name', () => {
    expect(names(all, 'texas').join(', ')).toBe(
      'Somewhere, Texas, ' + // exact
        'Anywhere, North Texas State, Texas State, ' + // prefix
        'A Far Side, East Side, ' + // within the id
        'Big Side, Unrelated, West Texas State', // by name
    )
  })

  test.each(['TEXAS', ' texas ', 'Téxas', 'texas.'])('is the same for %j', query => {
    expect(names(all, query)).toEqual(names(all, 'texas'))
  })
})

test('within a class the better known comes first, then the name', () => {
  const all = [
    called('Texas Old', { known: 1 }),
    called('Texas New', { known: 35 }),
    called('Texas Able', { known: 1 }),
  ]
  expect(names(all, 'texas')).toEqual(['Texas New', 'Texas Able', 'Texas Old'])
})

test.each(['standford', 'stnford', 'stamford', 'satnford'])(
  '%s finds Stanford, after all that is typed right',
  query => {
    const all = [called('Stanford', { known: 35 }), called(`A ${query} College`)]
    expect(names(all, query)).toEqual([`A ${query} College`, 'Stanford'])
  },
)

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
    ['univ', 'University at Buffalo'],
    ['asu', 'Arizona State University Campus Immersion'],
    ['penn state', 'Pennsylvania State University-Main Campus'],
    ['umd', 'University of Maryland-College Park'],
    ['tamu', 'Texas A & M University-College Station'],
    ['gatech', 'Georgia Institute of Technology-Main Campus'],
    ['georgia tech', 'Georgia Institute of Technology-Main Campus'],
    ['texas', 'Texas A & M University-College Station'],
    ['boston', 'Boston University'],
    ['NYU', 'New York University'],
    ['USC', 'University of Southern California'],
    ['cmu', 'Carnegie Mellon University'],
    ['uiuc', 'University of Illinois Urbana-Champaign'],
    ['umich', 'University of Michigan-Ann Arbor'],
    ['ut dallas', 'The University of Texas at Dallas'],
    ['utd', 'The University of Texas at Dallas'],
    ['ut austin', 'The University of Texas at Austin'],
    ['uc berkeley', 'University of California-Berkeley'],
    ['ucsd', 'University of California-San Diego'],
    ['uc irvine', 'University of California-Irvine'],
    ['uc davis', 'University of California-Davis'],
    ['caltech', 'California Institute of Technology'],
    ['upenn', 'University of Pennsylvania'],
    ['penn', 'University of Pennsylvania'],
    ['johns hopkins', 'Johns Hopkins University'],
    ['stanford', 'Stanford University'],
    ['standford', 'Stanford University'],
    ['harvard', 'Harvard University'],
    ['havard', 'Harvard University'],
    ['carnegie melon', 'Carnegie Mellon University'],
    ['princeton', 'Princeton University'],
    ['yale', 'Yale University'],
    ['cornell', 'Cornell University'],
    ['northeastern', 'Northeastern University'],
    ['virginia tech', 'Virginia Polytechnic Institute and State University'],
    ['nc state', 'North Carolina State University at Raleigh'],
    ['ohio state', 'Ohio State University-Main Campus'],
    ['umass amherst', 'University of Massachusetts-Amherst'],
    ['uw madison', 'University of Wisconsin-Madison'],
    ['rutgers', 'Rutgers University-New Brunswick'],
    ['suny buffalo', 'University at Buffalo'],
    ['stony brook', 'Stony Brook University'],
    ['rit', 'Rochester Institute of Technology'],
    ['njit', 'New Jersey Institute of Technology'],
    ['washu', 'Washington University in St Louis'],
    ['notre dame', 'University of Notre Dame'],
    ['unc charlotte', 'University of North Carolina at Charlotte'],
    ['ucf', 'University of Central Florida'],
    ['uic', 'University of Illinois Chicago'],
    ['wisconsin', 'University of Wisconsin-Madison'],
  ])('%s: first comes %s', (query, name) => expect(names(register, query)[0]).toBe(name))
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
