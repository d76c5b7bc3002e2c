import type { Messages } from '#src/values/messages.ts'
import { useEntryWords } from './use-words.ts'

/** With what a rule finds wrong, which it says in English. */
export function useEntry() {
  const said = useEntryWords()
  const wrong = (messages: Messages): Messages =>
    Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, said.say(message ?? '')]))
  return { ...said, wrong }
}
