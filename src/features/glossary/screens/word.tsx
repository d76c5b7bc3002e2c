import { useMemo } from 'react'
import { HardWord } from '#src/ui/hard-word.tsx'
import { useSaid } from '#src/ui/help.ts'
import { later } from '#src/ui/later.tsx'
import { wordNames, type HardName } from '../names/copy.ts'

// All meanings come with the first press.
const Meaning = later(async () => (await import('./meaning.tsx')).Meaning, null)

/** The question mark beside a hard word. */
export const Word = ({ of }: { of: HardName }) => (
  <HardWord word={wordNames[of]}>
    <Meaning of={of} />
  </HardWord>
)

/** A sentence in which the hard words are underlined where each first stands. */
export function Explained({ of, children: sentence }: { of: readonly HardName[]; children: string }) {
  const parts = useMemo(() => partsOf(sentence, of), [sentence, of])
  return parts.map(({ words, name }) =>
    name === undefined ? (
      words
    ) : (
      <HardWord key={name} word={wordNames[name]} shown={words}>
        <Meaning of={name} />
      </HardWord>
    ),
  )
}

type Part = { words: string; name?: HardName }

function partsOf(sentence: string, of: readonly HardName[]): Part[] {
  const found = of
    .flatMap(name => {
      const match = new RegExp(`(?<![\\w-])${RegExp.escape(wordNames[name])}(?![\\w-])`, 'i').exec(sentence)
      return match === null ? [] : [{ name, words: match[0], from: match.index }]
    })
    .toSorted((one, other) => one.from - other.from)
  const parts: Part[] = []
  let at = 0
  for (const { name, words, from } of found) {
    if (from < at) continue
    parts.push({ words: sentence.slice(at, from) }, { words, name })
    at = from + words.length
  }
  return [...parts, { words: sentence.slice(at) }]
}

/** The hard words of a page, wherever they stand: in the drawer of help, and listed where there is none. */
export function Words({ of }: { of: readonly HardName[] }) {
  const help = useSaid(of.map(name => ({ kind: 'word', name: wordNames[name], content: <Meaning of={name} /> })))
  if (help !== undefined) return null
  return (
    <ul className="list row-4 lines-2 screen-only" aria-label="Words explained">
      {of.map(name => (
        <li key={name}>
          <HardWord word={wordNames[name]} shown={wordNames[name]}>
            <Meaning of={name} />
          </HardWord>
        </li>
      ))}
    </ul>
  )
}
