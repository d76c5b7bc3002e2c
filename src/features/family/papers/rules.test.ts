import { expect, test } from 'vitest'
import { allPaperNames, concerned } from '../../papers/rules.ts'
import { canBeShown } from './rules.ts'

test('of all kinds of papers, those about health and those of which nobody knows what they are cannot be shown', () => {
  const leftOut = allPaperNames.filter(paper => !canBeShown({ paper, concerns: null }))
  expect(leftOut.toSorted()).toEqual(['claim-papers', 'insurance-policy', 'other', 'vaccine-record'])
  for (const paper of leftOut) expect(canBeShown({ paper, concerns: 'student' }), paper).toBe(false)
})

test('no paper about somebody else can be shown, of whatever kind', () => {
  for (const concerns of concerned.filter(who => who !== 'student'))
    expect(allPaperNames.filter(paper => canBeShown({ paper, concerns }))).toEqual([])
})
