// What one practises with: the questions drawn, what is recorded of them, and where one is. It is kept on this device.
import { useState } from 'react'
import { keepFile, keptFile } from '../../../../browser/kept-files.ts'
import { useDraft } from '../../../../ui/drafts.ts'
import { useForm } from '../../../../ui/form.ts'
import { anotherFor, drawInterview, type QuestionId } from '../questions/rules.ts'
import type { Recorded } from './use-recorder.ts'

/** `document` is its name on the server, once it has arrived there. */
export type Take = { question: QuestionId; seconds: number; isVideo: boolean; document: string }

type Practising = { questions: readonly QuestionId[]; at: number; isVideo: boolean; takes: readonly Take[] }

const begin = (): Practising => ({
  questions: drawInterview(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0),
  at: 0,
  isVideo: true,
  takes: [],
})

export type Practice = ReturnType<typeof usePractice>

export function usePractice(owner: string) {
  const [initial] = useState(begin)
  const form = useForm<Practising>({ initial, submit: () => {} })
  const draft = useDraft('mock-interview', owner, form)
  const { questions, at, takes } = form.values
  const question = questions[at] ?? 'what-study'
  const others = takes.filter(take => take.question !== question)
  return {
    ...form.values,
    question,
    take: takes.find(take => take.question === question),
    go: (place: number) => form.set('at', Math.min(Math.max(place, 0), questions.length - 1)),
    setVideo: (isVideo: boolean) => form.set('isVideo', isVideo),
    swap: () =>
      form.set(
        'questions',
        questions.map(one => (one === question ? anotherFor(one, questions) : one)),
      ),
    keep: async ({ file, seconds }: Recorded) => {
      form.set('takes', [...others, { question, seconds, isVideo: form.values.isVideo, document: '' }])
      await keepFile(owner, fieldOf(question), file)
    },
    drop: async () => {
      form.set('takes', others)
      await keepFile(owner, fieldOf(question), null)
    },
    /** What has arrived there, so that a second try sends only the rest; nothing where all is to be sent again. */
    noteSent: (arrived: ReadonlyMap<QuestionId, string>) =>
      form.set(
        'takes',
        takes.map(take => ({ ...take, document: arrived.get(take.question) ?? '' })),
      ),
    forget: async () => {
      draft.clear()
      await Promise.all(takes.map(take => keepFile(owner, fieldOf(take.question), null)))
    },
  }
}

export const recordingOf = (owner: string, question: QuestionId): Promise<File | undefined> =>
  keptFile(owner, fieldOf(question))

const fieldOf = (question: QuestionId): string => `mock-interview:${question}`
