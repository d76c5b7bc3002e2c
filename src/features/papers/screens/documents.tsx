import { useState } from 'react'
import { toolsTitle } from '#src/features/documents/fixing/copy.ts'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { LuggageLabel } from '#src/ui/drawings/luggage-label.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FewFirst } from '#src/ui/few-first.tsx'
import { ChevronIcon, PaperIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import * as copy from '../copy.ts'
import { tilesOf } from '../tiles/rules.ts'
import { AddPlace } from './add-place.tsx'
import { papersReads } from './api.ts'
import { PaperTile, StepTile, WantedTile } from './paper-tile.tsx'
import { FolderIcon } from './pictures.tsx'
import { PapersFrame, type Shown } from './papers-frame.tsx'
import { wantedPapers, type Wanting } from './slots.ts'
import { WhereUsed, type KeptOf } from './where-used.tsx'
import s from './tiles.module.css'

export default withReads(DocumentsPage, (queries, all) =>
  Promise.all([
    papersReads(queries),
    ...wantedPapers.among(all).map(async ({ Wanted }) => (await Wanted.load()).default.reads?.(queries, all)),
  ]),
)

/** Every paper of the journey once, whichever step it came from, and what the interview still needs. */
function DocumentsPage() {
  return (
    <PapersFrame title={copy.title} width="stage">
      {shown => <Documents {...shown} />}
    </PapersFrame>
  )
}

function Documents(shown: Shown) {
  const { own, judging } = shown
  const [list] = useGiven(wantedPapers)
  const show = (wanting: Wanting) => <Papers {...shown} {...wanting} />
  return list === undefined ? show({ wanted: [] }) : <list.Wanted own={own} judging={judging} show={show} />
}

function Papers({ own: { papers, elsewhere }, journey: { stages }, judging, wanted, folder }: Shown & Wanting) {
  const [added, setAdded] = useState<{ id: string; kept?: KeptOf | undefined }>()
  const { today } = judging.around
  const isEmpty = papers.length + elsewhere.length === 0
  const tiles = tilesOf([...papers, ...elsewhere], judging)
  return (
    <div className={s.page}>
      <h1>{copy.title}</h1>
      <div className={`stack-4 ${s.side}`}>
        <AddPlace today={today} onAdded={(id, kept) => setAdded({ id, kept })} />
        {added !== undefined && <WhereUsed key={added.id} {...added} />}
        <AlsoThere at={['passport-profile']} />
      </div>
      <div className={`stack-4 ${s.papers}`}>
        {isEmpty && (
          <EmptyState drawing={<LuggageLabel />} title={copy.emptyTitle}>
            {copy.emptyWords}
          </EmptyState>
        )}
        {(!isEmpty || wanted.length > 0) && (
          <section className="stack-3" aria-labelledby="your-papers">
            <div className="row-3 apart baseline">
              <h2 id="your-papers" className="text-4">
                {isEmpty ? copy.forInterview : copy.yourPapers}
              </h2>
              {!isEmpty && <span className="quiet">{copy.ring}</span>}
            </div>
            <FewFirst rows={wanted.filter(({ isMissing }) => !isMissing)} first={4}>
              {later => (
                <ul className={s.tiles}>
                  {wanted.map(one => one.isMissing && <WantedTile key={one.id} wanted={one} stages={stages} />)}
                  {tiles.map(({ of, ...tile }) =>
                    'what' in of ? (
                      <StepTile key={of.id} tile={{ of, ...tile }} stages={stages} today={today} />
                    ) : (
                      <PaperTile key={of.id} tile={{ of, ...tile }} stages={stages} today={today} />
                    ),
                  )}
                  {later.map(one => (
                    <WantedTile key={one.id} wanted={one} stages={stages} />
                  ))}
                </ul>
              )}
            </FewFirst>
          </section>
        )}
      </div>
      <ul className={`${s.rows} ${s.side}`}>
        <li>
          <Link className={s.to} href="/documents/pack">
            <FolderIcon />
            {copy.toPack}
            <span>{folder !== undefined && copy.ready(folder.ready, folder.all)}</span>
            <ChevronIcon />
          </Link>
        </li>
        <li>
          <Link className={s.to} href="/documents/tools">
            <PaperIcon />
            {toolsTitle}
            <span />
            <ChevronIcon />
          </Link>
        </li>
      </ul>
    </div>
  )
}
