import { expect, test } from 'vitest'
import { layOut, type Entry } from './ranks.ts'
import { consulates, fundings, matchOf, percentOf, type Outcomes, type Wanted } from './rules.ts'
import { readSubject } from '#src/features/universities/subjects/rules.ts'

const subjects = [
  'CS',
  'Computer Science',
  'Data Science',
  'Mech Engg',
  'Museum Studies',
  'musuem studies',
  'MBA',
  'Law',
]
/** Each of its own, and the same in every run. */
const entries: readonly Entry[] = Array.from({ length: 500 }, (_, index) => ({
  id: `t${index}`,
  university: `u${(index * 7) % 13}`,
  subject: subjects[(index * 5) % subjects.length] ?? '',
  consulate: consulates[(index * 3) % consulates.length] ?? 'Mumbai',
  funding: index % 3 === 0 ? fundings : [fundings[index % 2] ?? 'funding-loan'],
  visaAccepted: index % 4 !== 0,
}))

const read = new Map(subjects.map(subject => [subject, readSubject(subject)]))

function slowly(wanted: Wanted, outcomes: Outcomes) {
  return entries
    .filter(({ visaAccepted }) => outcomes === 'all' || visaAccepted === (outcomes === 'accepted'))
    .map(entry => ({
      id: entry.id,
      percent: percentOf(matchOf(wanted, { ...entry, subject: read.get(entry.subject) ?? readSubject('') })),
    }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent)
}

const ranking = layOut(entries)

test.each(subjects)('ranks as the rules say: %s', subject => {
  for (const outcomes of ['all', 'accepted', 'rejected'] as const) {
    for (const consulate of consulates) {
      const wanted: Wanted = { university: 'u3', subject: readSubject(subject), consulate, funding: 'funding-self' }
      const expected = slowly(wanted, outcomes)
      expect(ranking.rank(wanted, { outcomes, from: 0, count: 1000 })).toEqual({
        total: expected.length,
        hits: expected,
      })
      expect(ranking.rank(wanted, { outcomes, from: 20, count: 12 }).hits).toEqual(expected.slice(20, 32))
    }
  }
})

test('beyond the last page there is nothing, and an empty cache has no page', () => {
  const wanted: Wanted = { university: 'u3', subject: readSubject('CS'), consulate: 'Delhi', funding: 'funding-loan' }
  expect(ranking.rank(wanted, { outcomes: 'all', from: 9999, count: 12 }).hits).toEqual([])
  expect(layOut([]).rank(wanted, { outcomes: 'all', from: 0, count: 12 })).toEqual({ total: 0, hits: [] })
})
