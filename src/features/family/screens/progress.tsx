import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { RouteStrip } from '#src/ui/route-strip.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ProgressView } from '../contract.ts'
import { home as copy } from '../copy.ts'
import { family } from './api.ts'
import { dayWords, goodFor, momentWords } from './moments.ts'

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
      <p className="quiet">{copy.asOf(momentWords(read))}</p>
    </div>
  )
}

const Next = ({ next }: Pick<ProgressView, 'next'>) => (
  <section className="heads-4 stack-2" aria-label={copy.nextTitle}>
    <h2>{copy.nextTitle}</h2>
    {next === null ? (
      <p>{copy.nothingNext}</p>
    ) : (
      <>
        <p className="semibold">{copy.nextAt(next.stage, next.step ?? copy.task)}</p>
        {next.by !== null && <p>{copy.by(dayWords(next.by))}</p>}
      </>
    )}
  </section>
)

const Dates = ({ dates }: Pick<ProgressView, 'dates'>) => (
  <section className="heads-4 stack-2" aria-label={copy.datesTitle}>
    <h2>{copy.datesTitle}</h2>
    {dates.length === 0 && <p>{copy.noDates}</p>}
    <FewFirst rows={dates} first={3}>
      {shown => (
        <ul className="list">
          {shown.map(({ key, name, kind, day, isEstimated, word }) => (
            <li key={key} className="stack-1 ruled-below pad-y-3">
              <span className="semibold">{name}</span>
              <span>{copy.days[kind](dayWords(day))}</span>
              {isEstimated && kind !== 'about' && <span className="quiet">{copy.estimate}</span>}
              {word !== null && <span className={word === 'breaks' ? 'brick' : 'tight'}>{copy.words[word]}</span>}
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  </section>
)

const Stages = ({ stages }: Pick<ProgressView, 'stages'>) => (
  <Fold summary={copy.stagesTitle}>
    <ul className="list">
      {stages.map(({ route, label, done, of, state }) => (
        <li key={route} className="spread gap-4 ruled-below pad-y-3">
          <span>{label}</span>
          <span className="muted">
            {state === 'soon' ? copy.soon : state === 'passed' ? copy.stageDone : copy.stepsDone(done, of)}
          </span>
        </li>
      ))}
    </ul>
  </Fold>
)
