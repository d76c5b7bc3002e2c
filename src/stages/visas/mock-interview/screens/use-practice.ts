// What one practises with: the questions drawn, what is recorded of them, and where one is. It is kept on this device.
import { useRef, useState } from 'react'
import { keepFile, keptFile } from '#src/browser/kept-files.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm } from '#src/ui/form.ts'
import { anotherFor, drawInterview, type QuestionId } from '../rules.ts'
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
  const draft = useDraft('mock-interview', owner, form, { staysHere: true })
  // A browser that keeps no files still has them while the page is open.
  const files = useRef(new Map<QuestionId, File>())
  const [isUnkept, setUnkept] = useState(false)
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
    isUnkept,
    fileOf: async (id: QuestionId) => files.current.get(id) ?? keptFile(owner, fieldOf(id)),
    keep: async ({ file, seconds }: Recorded) => {
      form.set('takes', [...others, { question, seconds, isVideo: form.values.isVideo, document: '' }])
      files.current.set(question, file)
      await keepFile(owner, fieldOf(question), file)
      setUnkept((await keptFile(owner, fieldOf(question))) === undefined)
    },
    drop: async () => {
      form.set('takes', others)
      files.current.delete(question)
      await keepFile(owner, fieldOf(question), null)
    },
    /** What has arrived there, so that a second try sends only the rest; nothing where all is to be sent again. */
    noteSent: (arrived: ReadonlyMap<QuestionId, string>) =>
      form.set(
        'takes',
        takes.map(take => ({ ...take, document: arrived.get(take.question) ?? '' })),
      ),
    /** Deletes all of it here, and draws other questions. */
    forget: async () => {
      files.current.clear()
      form.replace(begin())
      draft.clear()
      await Promise.all(takes.map(take => keepFile(owner, fieldOf(take.question), null)))
    },
  }
}

const fieldOf = (question: QuestionId): string => `mock-interview:${question}`
