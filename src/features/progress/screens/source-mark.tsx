import { NotInForce } from '#src/features/dated-facts/not-in-force/screens/not-in-force.tsx'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { overdueMark, sourcesInWords, type Source } from '#src/journey/guide.ts'
import { Fold } from '#src/ui/fold.tsx'
import { formatDay } from '#src/values/dates.ts'

/** 'Source, 25th February 2026': who said it opens below. That a day is long ago is said before it is opened. */
export function SourceMark({ of: sources }: { of: readonly Source[] }) {
  const today = todayHere(useNow())
  const latest = sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1)
  if (latest === undefined) return null
  const mark = sources.map(source => overdueMark(source, today)).find(words => words !== '') ?? ''
  return (
    <>
      <Fold isSmall summary={`${sources.length === 1 ? 'Source' : 'Sources'}, ${dayWords(latest)}${mark}`}>
        {sources.length === 1 ? (
          <p className="quiet">{sourcesInWords(sources, today)}</p>
        ) : (
          <ol className="quiet" aria-label="Sources">
            {sources.map(source => (
              <li key={source.name}>{sourcesInWords([source], today)}</li>
            ))}
          </ol>
        )}
      </Fold>
      <NotInForce of={sources} />
    </>
  )
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
