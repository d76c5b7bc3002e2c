// What was said after the interview, on its way to the server: kept on this device where there is no network.
import { readOf } from '#src/browser/reads.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { laterOf } from '#src/browser/unsent/or-kept.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { outcomes, type Outcome, type Slip, type SlipAnswersGiven } from '../rules.ts'
import { outcomeRereads, postInterview } from './api.ts'
import { outcomeDraft, slipDraft } from '#src/stages/visas/pending/rules.ts'
import { fieldOf } from '#src/values/unknown.ts'

/** With what was said and is not sent yet. */
export const usePostInterview = () => useQuery({ ...readOf(postInterview.read), select: useWished(asWished) })

function asWished(view: PostInterviewView, wishes: Wishes): PostInterviewView {
  const now = Temporal.Now.instant().toString()
  const [said, slipAnswers] = [wishes.get(outcomeDraft), wishes.get(slipDraft)]
  return {
    ...view,
    ...(said !== undefined && { outcome: outcomeIn(said, now) }),
    ...(typeof slipAnswers === 'object' && { slip: { ...unsaid, ...view.slip, ...slipAnswers, updatedAt: now } }),
  }
}

function outcomeIn(said: unknown, enteredAt: string): PostInterviewView['outcome'] {
  const outcome = outcomes.find(one => one === fieldOf(said, 'outcome'))
  return outcome === undefined ? null : { outcome, enteredAt }
}

const unsaid = {
  slip: 'unsure',
  keptPassport: null,
  askedForPapers: null,
  askedToWait: null,
  papers: '',
  caseNumber: '',
} as const

const later = laterOf<typeof visasContracts>(outcomeRereads)

type Said = PostInterviewView['outcome']

/** Chosen again, the later word counts; null takes back what was said. */
export function sayOutcome(outcome: Outcome | null, said: Said): Promise<unknown> {
  const name = outcome === null ? undefined : copy.outcomeNames[outcome]
  const calls = later({
    thing: outcomeDraft,
    words: copy.keptOutcome(name),
    value: { outcome },
    was: { outcome: said?.outcome ?? null },
    draftIn: '',
    fieldsInWords: { outcome: { label: copy.question, text: name ?? '' } },
  }).postInterview
  return outcome === null ? calls.takeBack({}) : calls.choose({ outcome })
}

export function tellSlip(
  slipAnswers: SlipAnswersGiven & { slip: Slip },
  stood: PostInterviewView['slip'],
): Promise<unknown> {
  const words = copy.slipWords(slipAnswers)
  const { updatedAt: _, ...was } = stood ?? { updatedAt: '' }
  return later({
    thing: slipDraft,
    words: copy.keptSlip,
    value: slipAnswers,
    was,
    draftIn: '',
    fieldsInWords: Object.fromEntries(
      Object.entries(copy.slipLabels).map(([name, label]) => [name, { label, text: String(fieldOf(words, name)) }]),
    ),
  }).postInterview.tellSlip(slipAnswers)
}
