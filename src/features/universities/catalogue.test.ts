import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readUniversities } from '#seed/universities.ts'
import { buildCatalogue } from './catalogue.ts'
import { searchUniversities, type Searchable } from './rules.ts'

// Few letters, so that names, ids and queries have much in common.
const words = fc.array(fc.constantFrom('a', 'ab', 'b', 'ba', 'Á', "b'a", 'the', 'aba'), { minLength: 1, maxLength: 4 })
const name = words.map(list => list.join(' '))

const university: fc.Arbitrary<Searchable> = fc.record({
  id: fc.tuple(name, fc.nat()).map(([text, number]) => `${text.replaceAll(' ', '-')}-${number}`),
  name,
  displayName: fc.option(name),
  aliases: fc.array(name, { maxLength: 3 }),
  initials: fc.array(fc.constantFrom('A', 'AB', 'ABA'), { maxLength: 2 }),
  verified: fc.boolean(),
  known: fc.option(fc.integer({ min: -1, max: 3 })),
})

test('the catalogue finds what the rule finds, in its order', () => {
  const catalogues = fc.uniqueArray(university, { selector: ({ id }) => id, maxLength: 60 })
  const queries = fc.array(
    fc.oneof(name, fc.constantFrom('', ' ', 'a', 'b', 'ab', 'ba', 'the', 'a b', 'aba', 'abaab', 'ab aba')),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(catalogues, queries, (all, typed) => {
      const catalogue = buildCatalogue(all)
      for (const query of typed) expect(catalogue.search(query)).toEqual(searchUniversities(all, query))
    }),
    { seed: 20261121, numRuns: 500 },
  )
})

describe('on the register itself', () => {
  const register = readUniversities().map(one => ({ ...one, displayName: one.displayName ?? null, verified: true }))
  const catalogue = buildCatalogue(register)

  test.each([
    'u',
    'un',
    'unt',
    'university',
    'of',
    'o',
    'State University',
    'tex',
    'texas a&m',
    'ers',
    'zzz',
    'ASU',
    '-',
    'college of',
    'standford',
    'unversity of',
  ])('%s', query => expect(catalogue.search(query)).toEqual(searchUniversities(register, query)))
})
