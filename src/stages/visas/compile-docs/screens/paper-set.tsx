import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { HelpMark } from '#src/ui/hard-word.tsx'
import { todayHere } from '#src/browser/zone.ts'
import { formatDay } from '#src/values/dates.ts'
import type { Tick } from '#src/values/ticks.ts'
import * as copy from '../copy.ts'
import { countOf, tickOf, type Paper, type SetName } from '../rules.ts'
import s from '#src/stages/visas/screens/visas.module.css'
import { usePaperTick } from './api.ts'

type PaperSetProps = {
  set: SetName
  papers: readonly Paper[]
  ticks: readonly Tick[]
  skips: readonly string[]
  onHelp: (paper: Paper) => void
}

export function PaperSet({ set, papers, ticks, skips, onHelp }: PaperSetProps) {
  const tick = usePaperTick()
  const kept = useKept()
  const needed = papers.filter(({ id }) => !skips.includes(id))
  return (
    <section aria-labelledby={`papers-${set}`}>
      <div className="spread baseline gap-4 lines-1">
        <h3 id={`papers-${set}`}>{copy.setTitles[set]}</h3>
        <span className="quiet">{copy.ticked(countOf(needed, ticks), needed.length)}</span>
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
                detail={kept.has(tickOf(paper.id)) ? keptHere : detailOf(paper, ticks)}
                value={ticks.some(one => one.paper === paper.id)}
                onChange={isTicked => tick({ paper: paper.id, title: copy.titleOf(paper), isTicked })}
              />
            )}
            <HelpMark label={copy.helpWith(copy.titleOf(paper))} onPress={() => onHelp(paper)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function detailOf({ id, name }: Paper, ticks: readonly Tick[]): string | undefined {
  const tick = ticks.find(({ paper }) => paper === id)
  // The rest of what it is for stands first in its help.
  const use = name === 'photo' ? copy.papers.photo.use : undefined
  const since = tick && copy.readySince(formatDay(todayHere(Temporal.Instant.from(tick.tickedAt))))
  return use === undefined && since === undefined
    ? undefined
    : [use, since].filter(words => words !== undefined).join(' ')
}
