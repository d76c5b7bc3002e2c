import { NotInForce } from '#src/features/dated-facts/not-in-force/screens/not-in-force.tsx'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { overdueMark, sourcesInWords, type Source } from '#src/journey/guide.ts'
import { Fold } from '#src/ui/fold.tsx'
import { useSaid } from '#src/ui/help.ts'
import { formatDay } from '#src/values/dates.ts'
import s from './progress.module.css'

/** 'Source, 25th February 2026': who said it opens in the drawer of help, or below. That a day is long ago is said before. */
export function SourceMark({ of: sources }: { of: readonly Source[] }) {
  const today = todayHere(useNow())
  const [first] = sources
  const help = useSaid(
    sources.map(source => ({ kind: 'source', name: source.name, content: `${sourcesInWords([source], today)}.` })),
  )
  const latest = sources
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1)
  if (latest === undefined || first === undefined) return null
  const mark = sources.map(source => overdueMark(source, today)).find(words => words !== '') ?? ''
  const words = `${sources.length === 1 ? 'Source' : 'Sources'}, ${dayWords(latest)}${mark}`
  return (
    <>
      {help === undefined ? (
        <SourcesInPlace {...{ words, sources, today }} />
      ) : (
        <button type="button" className={s.source} aria-haspopup="dialog" onClick={() => help.open(first.name)}>
          {words}
        </button>
      )}
      <NotInForce of={sources} />
    </>
  )
}

type InPlaceProps = { words: string; sources: readonly Source[]; today: Temporal.PlainDate }

const SourcesInPlace = ({ words, sources, today }: InPlaceProps) => (
  <Fold isSmall summary={words}>
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
)

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
