// What the page of documents says is missing for the interview, and what is for later.
import { expect, test } from 'vitest'
import type { PaperName } from '#src/features/papers/rules.ts'
import { validityRules } from '#src/features/papers/validity/rules.ts'
import { packOf, type InPack } from '../rules.ts'
import { wantedIn } from './rules.ts'

const today = Temporal.PlainDate.from('2027-05-01')
const paper = (name: PaperName, year: string | null = null): InPack => ({
  id: `${name} ${year}`,
  paper: name,
  part: null,
  concerns: null,
  place: 'your documents',
  year,
  issuedOn: null,
  validUntil: null,
  addedAt: '2027-04-01T06:00:00Z',
  sevisId: null,
  document: { id: name, name: `${name}.pdf`, type: 'application/pdf', bytes: 10 },
})

type Known = { papers?: InPack[]; ticks?: string[]; skips?: string[]; interviewOn: string | null; isOver?: true }
function wanted({ papers = [], ticks = [], skips = [], interviewOn, isOver }: Known) {
  const done = new Set(isOver ? (['interview'] as const) : [])
  const around = { days: {}, done, today, roundBegan: null, startMoved: null, record: null }
  const ticked = ticks.map(name => ({ paper: name }))
  const rows = packOf({ papers, ticks: ticked, skips, interviewOn, rules: validityRules([]), around })
  return wantedIn(rows, { interviewOn, today, done })
}
const missing = (known: Known) => wanted(known).flatMap(({ id, isMissing }) => (isMissing ? [id] : []))

test('before the interview has its day nothing is missing, and all of it is for later', () => {
  expect(missing({ interviewOn: null })).toEqual([])
  expect(wanted({ interviewOn: null }).length).toBeGreaterThan(10)
})

test('once the interview is booked, what everybody is asked for is missing, with the step that gets it', () => {
  const known = { interviewOn: '2027-06-15', papers: [paper('passport')], ticks: ['i-20'] }
  expect(missing(known)).toEqual([
    'ds-160-confirmation',
    'appointment-confirmation',
    'sevis-receipt',
    'visa-fee-receipt',
    'photo',
  ])
  expect(wanted(known).find(({ id }) => id === 'sevis-receipt')?.href).toBe('/visas/pay-sevis-fee')
  expect(wanted(known).find(({ id }) => id === 'photo')?.href).toBe('/visas/compile-docs')
})

test('what may not apply is missing only where a part of it is here, and never where it was said not to apply', () => {
  const returns = (year: string) => paper('tax-returns', year)
  const ofReturns = (known: Partial<Known>) =>
    missing({ interviewOn: '2027-06-15', ...known }).filter(id => id.startsWith('tax-returns'))
  expect(ofReturns({})).toEqual([])
  expect(ofReturns({ papers: [returns('2026-27'), returns('2025-26')] })).toEqual(['tax-returns-2024-25'])
  const two = wanted({ interviewOn: '2027-06-15', papers: [returns('2026-27')] })
  expect(two.filter(({ paper }) => paper === 'tax-returns')).toMatchObject([
    { title: 'Income tax returns', count: 2, isMissing: true },
  ])
  expect(ofReturns({ papers: [returns('2026-27'), returns('2025-26')], skips: ['tax-returns-2024-25'] })).toEqual([])
})

test('after the interview nothing is wanted for it', () => {
  expect(wanted({ interviewOn: '2027-04-30' })).toEqual([])
  expect(wanted({ interviewOn: '2027-06-15', isOver: true })).toEqual([])
  expect(wanted({ interviewOn: '2027-05-01' })).not.toEqual([])
})
