import { expect, test } from 'vitest'
import { verdictSentence, verdictTag } from './copy.ts'
import { toAcknowledge, waiverVerdict, type ReadDemands } from './rules.ts'
import type { Cover, Demands } from '../rules.ts'

const cover: Cover = {
  maxBenefit: 20_000_000,
  deductible: 25_000,
  isDeductibleAnnual: true,
  coInsurance: 20,
  isACA: false,
  evacuation: 5_000_000,
  repatriation: 2_500_000,
  coversPreExisting: true,
  preventive: 100,
  isInternational: true,
}
const read = (asked: Demands): ReadDemands => ({ asked, source: 'its waiver page', checkedOn: '2026-02-25' })
const verdict = (
  demands: ReadDemands | null,
  { noWaiver = false, visa = 'F1', has = {} }: { noWaiver?: boolean; visa?: string; has?: Partial<Cover> } = {},
) => waiverVerdict({ noWaiver, demands, cover: { ...cover, ...has }, visa })

test.each(
  // oxfmt-ignore
  [
  ['rules that nobody read',              verdict(null),                                          'Not checked with your university’s rules',      true],
  ['the same for a J-1 that the US lets', verdict(null, { visa: 'J1' }),                          'Not checked with your university’s rules',      true],
  ['a J-1 below the federal minimum',     verdict(null, { visa: 'J1', has: { evacuation: 0 } }),  'Fails 1 of 5 rules',                            true],
  ['rules read that ask for nothing',     verdict(read({})),                                      'Not checked with your university’s rules',      true],
  ['a university without waivers',        verdict(read({ evacuation: 1 }), { noWaiver: true }),   'Your university takes no waivers',              true],
  ['a plan that falls short',             verdict(read({ maxBenefit: 25_000_000, evacuation: 1 })), 'Fails 1 of 2 rules',                          true],
  ['a plan of a kind that is not taken',  verdict(read({ refusesInternational: true })),          'Fails 1 of 1 rule',                             true],
  ['a plan within every limit',           verdict(read({ maxBenefit: 10_000_000, evacuation: 1 })), 'Meets 2 of 2 rules, read on 25th February 2026', false],
],
)('%s has one verdict', (_, judged, tag, isAsked) => {
  expect([verdictTag(judged), toAcknowledge(judged, null) !== null]).toEqual([tag, isAsked])
})

test('only a verdict of met says that the plan meets the rules, and it still names who decides', () => {
  expect(verdictSentence(verdict(read({ evacuation: 1 })), 'Pace University')).toBe(
    'This plan meets 1 of 1 rule of Pace University, read on 25th February 2026. The university decides.',
  )
  expect(verdictSentence(verdict(null), 'Pace University')).toContain('We haven’t checked the rules of Pace University')
})

test('what was acknowledged is another text once the rules change', () => {
  const before = verdict(read({ aca: true, evacuation: 1 }))
  const key = toAcknowledge(before, null)
  expect(key).toBe('fails 1 of 2: Affordable Care Act')
  expect(toAcknowledge(before, key)).toBeNull()
  expect(toAcknowledge(verdict(read({ aca: true, evacuation: 9_000_000 })), key)).not.toBeNull()
})
