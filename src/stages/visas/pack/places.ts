// Where papers count by themselves in this stage, and where they are read or taken by a press.
import { paperPlaces, readsHere, takesHere } from '#src/features/documents/places.ts'
import { interviewPapers } from '#src/features/papers/rules.ts'
import { planPapers } from '../compile-docs/shown-in-plan.ts'
import { inFolder, onList, onPlan } from './service.ts'

const own = { concerns: null, by: 'itself' } as const

export const visaPlaces = [
  paperPlaces({
    ...own,
    papers: interviewPapers,
    words: 'Ticked on your list of papers for the interview',
    href: '/visas/compile-docs',
    counts: onList,
  }),
  paperPlaces({
    ...own,
    papers: [...interviewPapers, 'bank-letter'],
    words: 'In your folder for the interview',
    href: '/documents/pack',
    counts: inFolder,
  }),
  paperPlaces({ ...own, papers: planPapers, words: 'Known to your plan', href: '/plan', counts: onPlan }),
  readsHere(['i-20'], 'The guide to the SEVIS fee, which compares it', '/visas/pay-sevis-fee'),
  readsHere(['appointment-confirmation'], 'The form of your appointment', '/visas/consular-appointment'),
  takesHere('attorney-call', {
    papers: 'any',
    concerns: null,
    words: 'A call with an attorney',
    href: '/visas/post-interview',
  }),
]
