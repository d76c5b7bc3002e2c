import { useReadPoints } from '#src/features/dated-facts/screens/use-facts.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { sourcesInWords } from '#src/journey/guide.ts'
import { meanings } from '../copy.ts'
import type { HardName } from '../names/copy.ts'

/** The two sentences, and where a rule among them was read. */
export function Meaning({ of }: { of: HardName }) {
  const [meaning] = useReadPoints([meanings[of]])
  const today = todayHere(useNow())
  return (
    <>
      {meaning?.text}
      {meaning?.source !== undefined && (
        <small className="quiet"> Source: {sourcesInWords([meaning.source], today)}.</small>
      )}
    </>
  )
}
