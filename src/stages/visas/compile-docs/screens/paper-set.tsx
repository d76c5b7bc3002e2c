import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { HelpMark } from '#src/ui/hard-word.tsx'
import { todayHere } from '#src/browser/zone.ts'
import { formatDay } from '#src/values/dates.ts'
import type { Tick } from '#src/values/ticks.ts'
import { fromPlace } from '#src/features/papers/copy.ts'
import type { TicksView } from '../contract.ts'
import * as copy from '../copy.ts'
import { countOf, tickOf, ticksWithFiles, type Paper, type SetName } from '../rules.ts'
import s from '#src/stages/visas/screens/visas.module.css'
import { usePaperTick } from './api.ts'

type PaperSetProps = {
  set: SetName
  papers: readonly Paper[]
  ticks: readonly Tick[]
  ready: TicksView['ready']
  skips: readonly string[]
  onHelp: (paper: Paper) => void
}

export function PaperSet({ set, papers, ticks, ready, skips, onHelp }: PaperSetProps) {
  const tick = usePaperTick()
  const kept = useKept()
  const needed = papers.filter(({ id }) => !skips.includes(id))
  const all = ticksWithFiles({ ticks, ready })
  const fileOf = ({ id }: Paper) => ready.find(({ paper }) => paper === id)
  const isTicked = ({ id }: Paper) => ticks.some(({ paper }) => paper === id)
  return (
    <section aria-labelledby={`papers-${set}`}>
      <div className="spread baseline gap-4 lines-1">
        <h3 id={`papers-${set}`}>{copy.setTitles[set]}</h3>
        <span className="quiet">{copy.ticked(countOf(needed, all), needed.length)}</span>
      </div>
      <p className="quiet">{copy.setWords[set]}</p>
      <ul className="list ruled above-2">
        {papers.map(paper => (
          <li key={paper.id} className={s.paper}>
            {skips.includes(paper.id) ? (
              <span className="stack pad-y-3 muted">
                {copy.titleOf(paper)}
                <span className="quiet">{copy.doesNotApply}</span>
              </span>
            ) : (
              <Checkbox
                name={paper.id}
                label={copy.titleOf(paper)}
                detail={kept.has(tickOf(paper.id)) ? keptHere : detailOf(paper, all, fileOf(paper)?.place)}
                value={isTicked(paper) || fileOf(paper) !== undefined}
                // A file ticks it: there is nothing to take back here.
                disabled={fileOf(paper) !== undefined && !isTicked(paper)}
                onChange={is => tick({ paper: paper.id, title: copy.titleOf(paper), isTicked: is })}
              />
            )}
            <HelpMark label={copy.helpWith(copy.titleOf(paper))} onPress={() => onHelp(paper)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function detailOf({ id, name }: Paper, ticks: readonly Tick[], place: string | undefined): string | undefined {
  const tick = ticks.find(({ paper }) => paper === id)
  // The rest of what it is for stands first in its help.
  const use = name === 'photo' ? copy.papers.photo.use : undefined
  const since = tick && copy.readySince(formatDay(todayHere(Temporal.Instant.from(tick.tickedAt))))
  const words = [use, since, place === undefined ? undefined : fromPlace(place)].filter(one => one !== undefined)
  return words.length === 0 ? undefined : words.join(' ')
}
