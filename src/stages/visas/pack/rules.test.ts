import { expect, test } from 'vitest'
import { allPaperNames, interviewPapers, recordIn, type PaperName } from '#src/features/papers/rules.ts'
import { validityRules } from '#src/features/papers/validity/rules.ts'
import * as copy from './copy.ts'
import { missingIn, packOf, type InPack } from './rules.ts'

const rules = validityRules([])
const today = Temporal.PlainDate.from('2027-03-20')
const interview = Temporal.PlainDate.from('2027-06-15')
const around = {
  days: { interview, flight: Temporal.PlainDate.from('2027-08-01') },
  done: new Set<never>(),
  today,
  roundBegan: null,
  startMoved: null,
  record: null,
}
const nothing = { papers: [], ticks: [], skips: [], interviewOn: '2027-06-15', rules, around }

let count = 0
const paper = (name: PaperName, more: Partial<InPack> = {}): InPack => {
  count += 1
  const document = { id: String(count), name: `${name}.pdf`, type: 'application/pdf', bytes: 10 }
  return {
    id: String(count),
    paper: name,
    part: null,
    concerns: null,
    place: 'your documents',
    year: null,
    issuedOn: null,
    validUntil: null,
    addedAt: '2027-01-05T06:00:00Z',
    sevisId: null,
    document,
    ...more,
  }
}
const standing = (rows: ReturnType<typeof packOf>, id: string) => rows.find(row => row.id === id)?.standing

test('papers are in the order of the window, those of the years by the interview, not by today', () => {
  const rows = packOf(nothing)
  expect(rows.map(({ id }) => id)).toEqual([
    'passport',
    'ds-160-confirmation',
    'appointment-confirmation',
    'i-20',
    'sevis-receipt',
    'visa-fee-receipt',
    'photo',
    'admission-letter',
    'test-scores',
    'school-mark-sheets',
    'degree-mark-sheets',
    'degree-certificate',
    'resume',
    'work-letters',
    'pay-slips',
    // Today the year 2026-27 runs; on the day of the interview it is over.
    ...['2027-28', '2026-27', '2025-26', '2024-25'].map(year => `bank-statements-${year}`),
    ...['2026-27', '2025-26', '2024-25'].map(year => `tax-returns-${year}`),
    'loan-letter',
    'scholarship-letter',
    'sponsor-affidavit',
    'asset-summary',
  ])
  expect(packOf({ ...nothing, interviewOn: null }).map(({ id }) => id)).toContain('bank-statements-2023-24')
  expect(missingIn(rows)).toHaveLength(rows.length)
})

test('what is not valid on the day stays out, and advice keeps nothing out', () => {
  const papers = [
    paper('photo', { issuedOn: '2026-12-16' }),
    paper('passport', { validUntil: '2027-10-01' }),
    paper('sevis-receipt', { issuedOn: '2027-06-11' }),
    paper('i-20'),
  ]
  const rows = packOf({ ...nothing, papers })
  expect(['photo', 'passport', 'sevis-receipt', 'i-20'].map(id => standing(rows, id))).toEqual([
    'not-good',
    'ready',
    'ready',
    'ready',
  ])
  expect(rows.find(({ id }) => id === 'photo')).toMatchObject({
    papers: [],
    leftOut: [{ because: { state: 'expired' } }],
  })
  // Paid late, the printed receipt is what to bring.
  expect(rows.find(({ id }) => id === 'sevis-receipt')).toMatchObject({
    papers: [{ issuedOn: '2027-06-11' }],
    leftOut: [],
    warnings: [{ because: { words: expect.stringContaining('Take the printed receipt with you.') } }],
  })
  // Of two, the good one goes in.
  const two = packOf({ ...nothing, papers: [...papers, paper('photo', { issuedOn: '2027-05-01' })] })
  expect(two.find(({ id }) => id === 'photo')).toMatchObject({
    standing: 'ready',
    papers: [{ issuedOn: '2027-05-01' }],
  })
})

test('rules for other uses keep nothing out: only the interview counts, and the flight for the passport', () => {
  const days = { ...around.days, i20Asked: Temporal.PlainDate.from('2027-05-01'), booking: interview }
  const papers = [
    // Over 90 days old when the I-20 is asked for, and young enough at the interview.
    paper('bank-letter', { issuedOn: '2027-01-15' }),
    // Over 365 days old at the booking.
    paper('visa-fee-receipt', { issuedOn: '2026-06-01' }),
    paper('passport', { validUntil: '2027-08-01' }),
  ]
  const rows = packOf({ ...nothing, papers, around: { ...around, days } })
  expect(['bank-letter', 'visa-fee-receipt', 'passport'].map(id => standing(rows, id))).toEqual([
    'ready',
    'ready',
    'not-good',
  ])
  expect(rows.find(({ id }) => id === 'bank-letter')).toMatchObject({ leftOut: [], warnings: [] })
})

test('what does not apply is neither inside nor missing, and no paper of the first set can be left out', () => {
  const papers = [paper('resume'), paper('passport')]
  const rows = packOf({ ...nothing, papers, skips: ['resume', 'pay-slips', 'passport'] })
  expect(['resume', 'pay-slips', 'passport'].map(id => standing(rows, id))).toEqual(['skipped', 'skipped', 'ready'])
  expect(rows.find(({ id }) => id === 'resume')?.papers).toEqual([])
  expect(missingIn(rows).map(({ id }) => id)).not.toContain('pay-slips')
})

test('what is ticked on the checklist is ready on paper, and not missing', () => {
  const rows = packOf({ ...nothing, ticks: [{ paper: 'passport' }] })
  expect(standing(rows, 'passport')).toBe('on-paper')
  expect(missingIn(rows).map(({ id }) => id)).not.toContain('passport')
})

test('a statement goes to its year; one of an old year, or of a year that nobody said, makes none ready', () => {
  const papers = [
    paper('bank-statements', { year: '2025-26' }),
    paper('bank-statements'),
    paper('bank-statements', { year: '2019-20' }),
    paper('tax-returns', { year: '2026-27' }),
  ]
  const rows = packOf({ ...nothing, papers })
  const inside = (id: string) => rows.find(row => row.id === id)?.papers.map(one => one.year)
  expect(inside('bank-statements-2027-28')).toEqual([])
  expect(rows.find(({ id }) => id === 'bank-statements-2027-28')).toMatchObject({
    standing: 'unclear',
    leftOut: [{ paper: { year: null }, because: { words: copy.yearUnsaid } }],
  })
  expect(
    rows.flatMap(row => [...row.papers, ...row.leftOut]).map(one => ('year' in one ? one.year : null)),
  ).not.toContain('2019-20')
  expect(inside('bank-statements-2025-26')).toEqual(['2025-26'])
  expect(inside('bank-statements-2026-27')).toEqual([])
  expect(inside('tax-returns-2026-27')).toEqual(['2026-27'])
})

test('a bank letter is money, and what nobody asks for at the window stays out', () => {
  const rows = packOf({ ...nothing, papers: allPaperNames.map(name => paper(name)) })
  expect(rows.find(({ id }) => id === 'bank-letter')).toMatchObject({ part: 'money', standing: 'ready' })
  // The statements and returns say no year here.
  const asked = new Set<string>([...interviewPapers, 'bank-letter'])
  const inside = new Set(rows.flatMap(row => row.papers.map(one => one.paper)))
  expect(allPaperNames.filter(name => !inside.has(name))).toEqual(
    allPaperNames.filter(name => ['bank-statements', 'tax-returns'].includes(name) || !asked.has(name)),
  )
})

test('a paper of somebody else, or a part of a paper, makes nothing ready', () => {
  const slips = paper('pay-slips', { concerns: 'co-borrower' })
  const tenth = paper('school-mark-sheets', { part: 'class-10' })
  const twelfth = paper('school-mark-sheets', { part: 'class-12' })
  const one = packOf({ ...nothing, papers: [slips, tenth, paper('passport', { concerns: 'father' })] })
  expect(['pay-slips', 'school-mark-sheets', 'passport'].map(id => standing(one, id))).toEqual([
    'missing',
    'unclear',
    'missing',
  ])
  expect(missingIn(one).map(({ id }) => id)).toContain('school-mark-sheets')
  expect(standing(packOf({ ...nothing, papers: [tenth, twelfth] }), 'school-mark-sheets')).toBe('ready')
  const fathers = paper('bank-statements', { concerns: 'father', year: '2026-27' })
  expect(standing(packOf({ ...nothing, papers: [fathers] }), 'bank-statements-2026-27')).toBe('ready')
})

test('mark sheets that a step took one by one say to look whether all are here', () => {
  const sheet = paper('degree-mark-sheets', { place: 'your loan papers', concerns: 'student' })
  const warned = (papers: readonly InPack[]) =>
    packOf({ ...nothing, papers })
      .find(({ id }) => id === 'degree-mark-sheets')
      ?.warnings.map(one => one.because.words)
  expect(warned([sheet])).toEqual([copy.lookWhole])
  expect(warned([sheet, paper('degree-mark-sheets')])).toEqual([])
})

test('a passport whose last day nobody said goes in, and says that the day is not known', () => {
  const rows = packOf({ ...nothing, papers: [paper('passport', { concerns: 'student' })] })
  expect(rows.find(({ id }) => id === 'passport')).toMatchObject({
    standing: 'ready',
    warnings: [{ because: { words: 'Enter until when it is valid.' } }],
  })
})

test('after a refusal the papers of the earlier application are offered and never ready', () => {
  const second = { ...around, roundBegan: '2027-02-01T00:00:00Z' }
  const papers = (['ds-160-confirmation', 'visa-fee-receipt', 'photo', 'i-20'] as const).map(name =>
    paper(name, { issuedOn: '2027-01-04' }),
  )
  const rows = packOf({ ...nothing, papers, around: second })
  const ids = ['ds-160-confirmation', 'visa-fee-receipt', 'photo', 'i-20']
  expect(ids.map(id => standing(rows, id))).toEqual(['earlier', 'earlier', 'earlier', 'ready'])
  expect(rows.find(({ id }) => id === 'photo')).toMatchObject({ papers: [], leftOut: [{ paper: { paper: 'photo' } }] })
  expect(missingIn(rows).map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(0, 3)))
})

test('an I-20 from before the start was moved is history, and the one that came later is ready', () => {
  const moved = { ...around, startMoved: '2027-02-01T00:00:00Z' }
  const old = [paper('i-20'), paper('passport', { validUntil: '2035-01-01' })]
  const rows = packOf({ ...nothing, papers: old, ticks: [], around: moved })
  expect(['i-20', 'passport'].map(id => standing(rows, id))).toEqual(['earlier', 'ready'])
  const both = [...old, paper('i-20', { addedAt: '2027-02-02T00:00:00Z' })]
  expect(packOf({ ...nothing, papers: both, around: moved }).find(({ id }) => id === 'i-20')).toMatchObject({
    standing: 'ready',
    papers: [{ addedAt: '2027-02-02T00:00:00Z' }],
    leftOut: [{ because: { state: 'earlier' } }],
  })
})

test('ticked in the new application, a photo that still holds goes in, and a form that was refused does not', () => {
  const second = { ...around, roundBegan: '2027-02-01T00:00:00Z' }
  const papers = (['ds-160-confirmation', 'photo'] as const).map(name => paper(name, { issuedOn: '2027-01-04' }))
  const ticks = [{ paper: 'photo' }, { paper: 'ds-160-confirmation' }]
  const rows = packOf({ ...nothing, papers, ticks, around: second })
  expect(standing(rows, 'photo')).toBe('ready')
  expect(rows.find(({ id }) => id === 'ds-160-confirmation')).toMatchObject({ standing: 'on-paper', papers: [] })
  const newer = [...papers, paper('ds-160-confirmation', { addedAt: '2027-02-02T00:00:00Z' })]
  expect(standing(packOf({ ...nothing, papers: newer, around: second }), 'ds-160-confirmation')).toBe('ready')
})

test.each(['i-20', 'sevis-receipt'] as const)(
  'the %s of another SEVIS record is never ready, and says which record it is of',
  name => {
    const own = { ...around, record: 'N0000000001' }
    const other = paper(name, { sevisId: 'N0000000002' })
    const rows = packOf({ ...nothing, papers: [other], around: own })
    expect(rows.find(({ id }) => id === name)).toMatchObject({
      standing: 'other-record',
      papers: [],
      leftOut: [{ because: { words: expect.stringMatching(/record N0000000002, and yours is N0000000001/) } }],
    })
    expect(missingIn(rows).map(({ id }) => id)).toContain(name)
    const both = [other, paper(name, { sevisId: 'N0000000001' })]
    expect(packOf({ ...nothing, papers: both, around: own }).find(({ id }) => id === name)).toMatchObject({
      standing: 'ready',
      papers: [{ sevisId: 'N0000000001' }],
      leftOut: [{ paper: { sevisId: 'N0000000002' } }],
    })
    // Which it is of nobody knows where it was not read.
    expect(standing(packOf({ ...nothing, papers: [paper(name)], around: own }), name)).toBe('ready')
  },
)

test('where papers name two SEVIS records and nobody said which is theirs, neither is ready', () => {
  const papers = [paper('i-20', { sevisId: 'N0000000001' }), paper('sevis-receipt', { sevisId: 'N0000000002' })]
  const unsaid = { ...around, record: recordIn('', papers) }
  const rows = packOf({ ...nothing, papers, around: unsaid })
  expect(['i-20', 'sevis-receipt'].map(id => standing(rows, id))).toEqual(['unclear', 'unclear'])
  const said = packOf({ ...nothing, papers, around: { ...around, record: recordIn('N0000000002', papers) } })
  expect(['i-20', 'sevis-receipt'].map(id => standing(said, id))).toEqual(['other-record', 'ready'])
  expect(recordIn('', papers.slice(1))).toBe('N0000000002')
})
