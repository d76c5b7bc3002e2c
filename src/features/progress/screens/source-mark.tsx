import { sourcesInWords, type Source } from '#src/journey/guide.ts'
import { Fold } from '#src/ui/fold.tsx'
import { formatDay } from '#src/values/dates.ts'

/** 'Source, 25th February 2026': who said it opens below. */
export function SourceMark({ of: sources }: { of: readonly Source[] }) {
  const days = [...new Set(sources.map(({ checkedOn }) => checkedOn))].toSorted()
  const latest = days.at(-1)
  if (latest === undefined) return null
  return (
    <Fold isSmall summary={`${sources.length === 1 ? 'Source' : 'Sources'}, ${dayWords(latest)}`}>
      {sources.length === 1 ? (
        <p className="quiet">{sourcesInWords(sources)}</p>
      ) : (
        <ol className="quiet" aria-label="Sources">
          {sources.map(source => (
            <li key={source.name}>{sourcesInWords([source])}</li>
          ))}
        </ol>
      )}
    </Fold>
  )
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
