import { sourcesInWords } from '#src/journey/guide.ts'
import { meanings } from '../copy.ts'
import type { HardName } from '../names/copy.ts'

/** The two sentences, and where a rule among them was read. */
export function Meaning({ of }: { of: HardName }) {
  const { text, source } = meanings[of]
  return (
    <>
      {text}
      {source !== undefined && <small className="quiet"> Source: {sourcesInWords([source])}.</small>}
    </>
  )
}
