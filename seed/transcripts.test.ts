import { describe, expect, test } from 'vitest'
import { probableNames } from '../src/stages/visas/transcripts/desk/rules.ts'
import { checkContribution, consulates } from '../src/stages/visas/transcripts/rules.ts'
import { readSubject } from '../src/features/universities/subjects/rules.ts'
import { transcripts } from './transcripts.ts'
import { readUniversities } from './universities.ts'

const universities = new Map(readUniversities().map(university => [university.id, university]))

describe.each(transcripts.map(one => [one.broughtAs, one] as const))('%s', (_, one) => {
  const { university, subject, lines, takeaway, visaAccepted } = one

  test('a student could have entered it', () => {
    const outcome = visaAccepted ? 'accepted' : 'rejected'
    expect(checkContribution({ ...one, outcome, consent: true })).toEqual({})
    expect(universities.has(university), university).toBe(true)
    expect(readSubject(subject).field).not.toBe(null)
  })

  test('is a conversation of eight to twenty lines that the officer begins', () => {
    expect(lines.length).toBeGreaterThanOrEqual(8)
    expect(lines.length).toBeLessThanOrEqual(20)
    expect(lines[0]?.speaker).toBe('VO')
    for (const [at, line] of lines.entries()) expect(line.speaker, line.txt).toBe(at % 2 === 0 ? 'VO' : 'Me')
  })

  test('names nobody, cites no share and shouts nothing', () => {
    const names = lines.flatMap(({ txt }) =>
      probableNames(txt, { student: '', university: universities.get(university)?.name ?? '', subject })
        .map(({ start, end, why }) => `${why}: ${txt.slice(start, end)}`)
        .filter(mark => why.test(mark)),
    )
    expect(names).toEqual([])
    const words = `${takeaway} ${lines.map(({ txt }) => txt).join(' ')}`
    expect(words).not.toMatch(/!|%|\p{Extended_Pictographic}|\bguarantee|₹/iu)
    expect(takeaway.length).toBeGreaterThan(40)
    expect(takeaway.length).toBeLessThan(220)
  })

  test('ends as it says it ends', () => {
    const said = lines
      .filter(({ speaker }) => speaker === 'VO')
      .map(({ txt }) => txt)
      .join(' ')
    const approves = /\bapprov(ed|ing)\b|need not come again/i.test(said)
    expect(approves).toBe(visaAccepted)
  })
})

/** People by title, by number, by address. Places and companies are no people. */
const why = /^(title|email|number)/

test('sixty and more, no two alike, of every kind at every consulate', () => {
  expect(transcripts.length).toBeGreaterThanOrEqual(60)
  expect(new Set(transcripts.map(({ broughtAs }) => broughtAs)).size).toBe(transcripts.length)
  const lines = transcripts.flatMap(one => one.lines.map(({ txt }) => txt)).filter(txt => txt.length > 60)
  expect(new Set(lines).size).toBe(lines.length)
  for (const consulate of consulates) {
    const here = transcripts.filter(one => one.consulate === consulate)
    expect(here.length, consulate).toBeGreaterThanOrEqual(12)
    expect(here.filter(({ visaAccepted }) => !visaAccepted).length, consulate).toBeGreaterThanOrEqual(4)
    expect(here.filter(({ visaAccepted }) => visaAccepted).length, consulate).toBeGreaterThanOrEqual(6)
    for (const funding of ['funding-loan', 'funding-self'] as const) {
      expect(here.filter(one => one.funding.includes(funding)).length, consulate).toBeGreaterThanOrEqual(3)
    }
  }
  expect(new Set(transcripts.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(25)
  expect(new Set(transcripts.map(({ university }) => university)).size).toBeGreaterThanOrEqual(35)
})
