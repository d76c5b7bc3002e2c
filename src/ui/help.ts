// What the parts of an open step can explain. They say it here, and the one drawer of help shows it.
import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react'

export type HelpEntry =
  | { kind: 'word'; name: string; content: ReactNode }
  | { kind: 'source'; name: string; content: ReactNode }
  | { kind: 'guide'; name: string }

export type Help = {
  say: (entry: HelpEntry) => () => void
  /** At a word or a source, by its name, or at the top. */
  open: (at?: string) => void
  /** The same list until something is added or goes. */
  entries: () => readonly HelpEntry[]
  follow: (changed: () => void) => () => void
}

/** Nothing where there is no drawer: then a word and a source open in their place. */
export const HelpContext = createContext<Help | undefined>(undefined)

export function createHelp(open: Help['open']): Help {
  let said: readonly HelpEntry[] = []
  const followers = new Set<() => void>()
  const become = (entries: readonly HelpEntry[]) => {
    said = entries
    for (const changed of followers) changed()
  }
  return {
    open,
    say: entry => {
      become([...said, entry])
      return () => become(said.filter(one => one !== entry))
    },
    entries: () => said,
    follow: changed => {
      followers.add(changed)
      return () => followers.delete(changed)
    },
  }
}

/** The drawer has these as long as the part that says them is in the page. */
export function useSaid(entries: readonly HelpEntry[]): Help | undefined {
  const help = use(HelpContext)
  const names = entries.map(({ kind, name }) => `${kind} ${name}`).join('\n')
  const sayAll = useEffectEvent((to: Help) => entries.map(entry => to.say(entry)))
  useEffect(() => {
    if (help === undefined || names === '') return
    const forget = sayAll(help)
    return () => forget.forEach(end => end())
  }, [help, names])
  return help
}
