import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { sourcesInWords, type DatedPoint } from '#src/journey/guide.ts'
import { NotInForce } from '../not-in-force/screens/not-in-force.tsx'
import { useReadFacts } from './use-facts.ts'

/** Below words that a panel sets in its own way: what the desk has read since, and where each was read. */
export function SourceLine({ of }: { of: readonly DatedPoint[] }) {
  const facts = useReadFacts(of)
  const today = todayHere(useNow())
  const sources = [...new Map(facts.map(({ source }) => [`${source.name} ${source.checkedOn}`, source])).values()]
  if (facts.length === 0) return null
  const released = new Set(of.map(({ text }) => text))
  return (
    <>
      {facts
        .filter(({ text }) => !released.has(text))
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      <p className="quiet">Source: {sourcesInWords(sources, today)}.</p>
      <NotInForce of={sources} />
    </>
  )
}
