import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { useLanguageWords } from '#src/browser/languages/use-words.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ProgressView } from '../contract.ts'
import { family } from './api.ts'
import { goodFor } from './moments.ts'
import { useFamilyWords } from './use-words.ts'

/** Where the journey is, what comes next, and by when. */
export function Progress({ student }: { student: string }) {
  const query = useQuery({ ...readOf(family.progress, { student }), staleTime: goodFor })
  return (
    <Loaded query={query} rows={6}>
      {view => (
        <>
          <Where view={view} />
          <Next next={view.next} />
          <Dates dates={view.dates} />
          <Stages stages={view.stages} />
        </>
      )}
    </Loaded>
  )
}

function Where({ view: { now: read, stages, stagesDone, stagesInAll } }: { view: ProgressView }) {
  const { words, moment } = useFamilyWords()
  const { home: copy } = words
  const here = stages.find(({ state }) => state === 'now')
  const done = copy.done(stagesDone, stagesInAll)
  const now = here === undefined ? [] : [copy.now(here.label)]
  return (
    <div className="stack-3">
      <RouteStrip
        label={[done, ...now].join('. ')}
        stations={[
          { id: 'home', label: copy.firstStation, state: 'passed', share: 1 },
          ...stages.map(({ route, label, done: count, of, state }) => ({
            id: route,
            label,
            state,
            share: of === 0 ? 0 : count / of,
          })),
          { id: 'campus', label: copy.lastStation, state: 'ahead', share: 0 },
        ]}
      />
      <p className="large-4">{[done, ...now].join(' · ')}</p>
      <p className="quiet">{copy.asOf(moment(read, 'home.asOf'))}</p>
    </div>
  )
}

function Next({ next }: Pick<ProgressView, 'next'>) {
  const { words, day, languageOf } = useFamilyWords()
  const { home: copy } = words
  return (
    <section className="heads-4 stack-2" aria-label={copy.nextTitle}>
      <h2>{copy.nextTitle}</h2>
      {next === null ? (
        <p>{copy.nothingNext}</p>
      ) : (
        <>
          <p className="semibold">{copy.nextAt(next.stage, next.step ?? copy.task)}</p>
          {next.by !== null && <p lang={languageOf('home.by')}>{copy.by(day(next.by, 'home.by'))}</p>}
        </>
      )}
    </section>
  )
}

function Dates({ dates }: Pick<ProgressView, 'dates'>) {
  const { words, day: dayWords, languageOf } = useFamilyWords()
  const { home: copy } = words
  return (
    <section className="heads-4 stack-2" aria-label={copy.datesTitle}>
      <h2>{copy.datesTitle}</h2>
      {dates.length === 0 && <p>{copy.noDates}</p>}
      <FewFirst rows={dates} first={3} words={useLanguageWords().words}>
        {shown => (
          <ul className="list">
            {shown.map(({ key, name, kind, day, isEstimated, word }) => (
              <li key={key} className="stack-1 ruled-below pad-y-3" lang={languageOf('home.days')}>
                <span className="semibold" lang="en">
                  {name}
                </span>
                <span>{copy.days[kind](dayWords(day, 'home.days'))}</span>
                {isEstimated && kind !== 'about' && <span className="quiet">{copy.estimate}</span>}
                {word !== null && <span className={word === 'breaks' ? 'brick' : 'tight'}>{copy.words[word]}</span>}
              </li>
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  )
}

function Stages({ stages }: Pick<ProgressView, 'stages'>) {
  const { home: copy } = useFamilyWords().words
  return (
    <Fold summary={copy.stagesTitle}>
      <ul className="list">
        {stages.map(({ route, label, done, of, state }) => (
          <li key={route} className="spread gap-4 ruled-below pad-y-3">
            <span lang="en">{label}</span>
            <span className="muted">
              {state === 'soon' ? copy.soon : state === 'passed' ? copy.stageDone : copy.stepsDone(done, of)}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
