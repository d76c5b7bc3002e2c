// A page of the desk drawn beside the list of Today: it has one heading less, and says when something is answered in it.
import { createContext, use, useEffect, useEffectEvent } from 'react'

/** What is done there without an answer, in the words of its button. */
export type Done = { words: string; act: () => void }

type Pane = {
  /** Whom it is about, as the list says it above the page. */
  name: string
  /** The list goes on with the next one. */
  onAnswered: () => void
  offerDone: (done: Done | undefined) => void
}

export const PaneContext = createContext<Pane | undefined>(undefined)
export const usePane = (): Pane | undefined => use(PaneContext)

/** Heard by what is marked `data-answer` and begins with more than the focus. */
export const answerBegins = 'answer-begins'

export function beginAnswer(field: HTMLElement): void {
  field.focus()
  field.dispatchEvent(new Event(answerBegins))
}

/** The list has the button and the key for it; nothing while there are no words. */
export function useDoneInPane(words: string | undefined, act: () => void): void {
  const offer = usePane()?.offerDone
  const run = useEffectEvent(act)
  useEffect(() => {
    if (words === undefined || offer === undefined) return undefined
    offer({ words, act: () => run() })
    return () => offer(undefined)
  }, [words, offer])
}
