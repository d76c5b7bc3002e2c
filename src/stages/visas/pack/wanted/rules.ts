// What the list for the interview needs and is not here, for the page of documents.
import { titleOf } from '#src/features/papers/titles/copy.ts'
import type { Wanted } from '#src/features/papers/tiles/rules.ts'
import type { PaperName } from '#src/features/papers/rules.ts'
import type { Around } from '#src/features/papers/validity/rules.ts'
import type { InPack, PackRow } from '../rules.ts'

/** The step that gets it; the others are got elsewhere, and their help is on the list itself. */
const steps: { readonly [name in PaperName]?: string } = {
  'ds-160-confirmation': '/visas/ds-160',
  'appointment-confirmation': '/visas/consular-appointment',
  'visa-fee-receipt': '/visas/consular-appointment',
  'sevis-receipt': '/visas/pay-sevis-fee',
  'i-20': '/visas/i20-form',
  'degree-mark-sheets': '/visas/visa-transcripts',
  'loan-letter': '/loans/finalize-offer',
}

type When = Pick<Around, 'today' | 'done'> & { interviewOn: string | null }

/**
 * Missing once the interview has its day: before, all of it is for later, and after it nothing is needed. What may not apply
 * is missing only where a part of it is here, such as two of three years.
 */
export function wantedIn<P extends InPack>(rows: readonly PackRow<P>[], when: When): Wanted[] {
  const { interviewOn, today, done } = when
  if (done.has('interview') || (interviewOn !== null && interviewOn < today.toString())) return []
  const here = new Set(rows.flatMap(({ paper, papers }) => (papers.length > 0 ? [paper] : [])))
  const missing = rows.filter(({ standing }) => standing === 'missing')
  // The years of one paper are one tile.
  return [...Map.groupBy(missing, ({ paper }) => paper)].flatMap(([paper, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            id: first.id,
            paper,
            title: others.length === 0 ? first.title : titleOf(paper),
            count: others.length + 1,
            isOptional: first.isOptional,
            isMissing: interviewOn !== null && (!first.isOptional || here.has(paper)),
            href: steps[paper] ?? '/visas/compile-docs',
          },
        ],
  )
}
