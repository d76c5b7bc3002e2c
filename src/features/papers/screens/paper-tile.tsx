import { useState, type ReactNode } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { kindByName, sizeWords } from '#src/features/documents/rules.ts'
import type { StageView } from '#src/journey/views.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf, shortDay } from '#src/values/dates.ts'
import type { ElsewhereView, PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { stepTitle } from '../rules.ts'
import type { Tile as TileOf, Wanted } from '../tiles/rules.ts'
import { titleWith } from '../titles/copy.ts'
import { usedFor } from '../validity/copy.ts'
import { AddPaper } from './add-paper.tsx'
import { Behind, Rules, Seen } from './behind.tsx'
import { ChangePaper, KeepStored } from './change-paper.tsx'
import { dayHere } from './days.ts'
import { isRefused, stateWords } from './state-tag.tsx'
import { Tile } from './tile.tsx'
import { papersApi } from './api.ts'
import s from './tiles.module.css'

type Around = { stages: readonly StageView[]; today: Temporal.PlainDate }
type PaperTileProps = Around & { tile: TileOf<PaperView> }

/** A paper that is kept here: what it is needed for next, and pressed, all that is known of it. */
export function PaperTile({ tile, stages, today }: PaperTileProps) {
  const [open, setOpen] = useState<'details' | 'replacing' | 'changing'>()
  const close = () => setOpen(undefined)
  const { of: paper, all } = tile
  const title = titleWith(paper)
  const whose = paper.concerns === null ? [] : [copy.persons[paper.concerns]]
  return (
    <Tile {...shownOf(tile, today, whose)} title={title} to={() => setOpen('details')}>
      {open === 'details' && (
        <Details title={title} onClose={close}>
          <File>
            <DocumentLink document={paper.document} />
            {whose.map(words => (
              <span key={words} className="quiet">
                {words}
              </span>
            ))}
            <span className="quiet">{copy.addedOn(dayHere(paper.addedAt))}</span>
          </File>
          <Behind paper={paper} all={all} stages={stages} />
          <Doing
            paper={paper}
            title={title}
            stages={stages}
            onReplace={() => setOpen('replacing')}
            onChange={() => setOpen('changing')}
          />
        </Details>
      )}
      {open === 'replacing' && <AddPaper replaced={paper} today={today} onClose={close} />}
      {open === 'changing' && <ChangePaper paper={paper} today={today} onClose={close} />}
    </Tile>
  )
}

/** What a step keeps: it is read here, and changed there. */
export function StepTile({ tile, stages, today }: Around & { tile: TileOf<ElsewhereView> }) {
  const [open, setOpen] = useState<'details' | 'keeping'>()
  const close = () => setOpen(undefined)
  const { document, name, address, what, usedIn, addedAt, seen } = tile.of
  const step = stepTitle(stages, usedIn)
  return (
    <Tile {...shownOf(tile, today, [step])} title={what} to={() => setOpen('details')}>
      {open === 'details' && (
        <Details title={what} onClose={close}>
          <File>
            <a href={address} download={name}>
              {name}
            </a>
            {document !== null && <span className="quiet">{sizeWords(document.bytes)}</span>}
          </File>
          <div className="stack-1">
            <File>
              <Link href={usedIn}>{step}</Link>
              <span className="quiet">{copy.sentOn(dayHere(addedAt))}</span>
            </File>
            <p className="quiet">{copy.fromStepWords}</p>
          </div>
          <Rules all={tile.all} />
          <Seen seen={seen} />
          {document !== null && kindByName(name, 'vault') !== undefined && (
            <div>
              <Button onClick={() => setOpen('keeping')}>
                {copy.keepStored}
                <VisuallyHidden>{copy.about(what)}</VisuallyHidden>
              </Button>
            </div>
          )}
        </Details>
      )}
      {open === 'keeping' && <KeepStored file={tile.of} today={today} onClose={close} />}
    </Tile>
  )
}

/** What a list needs and isn't here: it leads to the step that gets it. */
export const WantedTile = ({ wanted, stages }: Pick<Around, 'stages'> & { wanted: Wanted }) => (
  <Tile
    of={wanted.paper}
    title={wanted.title}
    tone={wanted.isMissing ? 'missing' : 'later'}
    lines={wanted.isOptional && !wanted.isMissing ? [] : [stepTitle(stages, wanted.href)]}
    says={wanted.isMissing ? copy.isMissing(wanted.count) : wanted.isOptional ? copy.ifItApplies : undefined}
    to={wanted.href}
  />
)

/** The ring with its words: until when it is good, whose it is or where it was added, and what is the matter. */
function shownOf({ of, group, worst, last, left, daysShort }: TileOf<PaperView | ElsewhereView>, ...rest: Shown) {
  const [today, from] = rest
  const added = copy.addedOn(shortDay(dayOf(Temporal.Instant.from(of.addedAt)), today))
  const isSaid = worst !== undefined && (group === 'tight' || worst.state === 'unknown')
  return {
    of: of.paper,
    tone: group === 'lasting' ? group : group === 'running' ? undefined : isRefused(worst) ? 'wrong' : group,
    left,
    lines: [...(last === undefined ? [added] : [copy.until(shortDay(last, today))]), ...from],
    says: !isSaid ? undefined : daysShort > 0 ? copy.endsBefore(daysShort, usedFor[worst.rule.use]) : stateWords(worst),
  } as const
}
type Shown = [today: Temporal.PlainDate, from: readonly string[]]

const Details = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => (
  <Dialog open onClose={onClose} title={title}>
    <div className={`stack-4 ${s.behind}`}>{children}</div>
  </Dialog>
)

const File = ({ children }: { children: ReactNode }) => (
  <p className="row-3 baseline shrink lines-1 breakable">{children}</p>
)

type DoingProps = Pick<Around, 'stages'> & {
  paper: PaperView
  title: string
  onReplace: () => void
  onChange: () => void
}

function Doing({ paper, title, stages, onReplace, onChange }: DoingProps) {
  const uses = paper.uses.map(({ use }) => stepTitle(stages, use))
  return (
    <div className="row-4 lines-2">
      <Button onClick={onReplace}>
        {copy.replace}
        <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
      </Button>
      <Button kind="link" onClick={onChange}>
        {copy.edit}
        <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
      </Button>
      <ConfirmVerb
        label={copy.remove}
        aria-label={`${copy.remove}${copy.about(title)}`}
        title={copy.removeTitle(title)}
        confirm={copy.remove}
        keep={copy.keepIt}
        act={() => papersApi.remove({ id: paper.id })}
        rereads={['own-papers']}
        done={copy.removed}
      >
        {[copy.removeWords, uses.length > 0 && copy.staysIn(uses)].filter(Boolean).join(' ')}
      </ConfirmVerb>
    </div>
  )
}
