// What each paper is called.
import { papers as interviewPapers } from '#src/stages/visas/compile-docs/copy.ts'
import type { VaultPaper } from '../rules.ts'

const otherTitles = {
  'bank-letter': 'Bank letter for the I-20',
  'vaccine-record': 'Vaccine record',
  'i-94': 'I-94',
  lease: 'Lease or proof of address',
  aadhaar: 'Aadhaar (masked)',
  'pan-card': 'PAN card',
  other: 'Another paper',
} as const

/** As the checklist for the interview calls it. */
export const titleOf = (paper: VaultPaper): string =>
  isOther(paper) ? otherTitles[paper] : interviewPapers[paper].title

const isOther = (paper: VaultPaper): paper is keyof typeof otherTitles => Object.hasOwn(otherTitles, paper)

/** 'Bank statements, 2025-26'. */
export const titleWith = ({ paper, year }: { paper: VaultPaper; year: string | null }): string =>
  year === null ? titleOf(paper) : `${titleOf(paper)}, ${year}`
