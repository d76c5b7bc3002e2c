import { HardWord } from '#src/ui/hard-word.tsx'
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

/** The hard words of a page, where they are in sentences and not in labels. */
export const Words = ({ of }: { of: readonly HardName[] }) => (
  <ul className="list row-4 screen-only" aria-label="Words explained">
    {of.map(name => (
      <li key={name}>
        <HardWord word={wordNames[name]} isShown>
          <Meaning of={name} />
        </HardWord>
      </li>
    ))}
  </ul>
)
