import { useState } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import type { StageView } from '#src/journey/views.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { stepTitle } from '../rules.ts'
import { titleWith } from '../titles/copy.ts'
import { validityOf, worstOf } from '../validity/rules.ts'
import { AddPaper } from './add-paper.tsx'
import { Behind } from './behind.tsx'
import { ChangePaper } from './change-paper.tsx'
import { dayHere } from './days.ts'
import { StateTag } from './state-tag.tsx'
import { papersApi, type Judging } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from './papers.module.css'

type PaperRowProps = { paper: PaperView; stages: readonly StageView[]; judging: Judging }

/** A paper: how it stands for what it is needed for next; pressed, all that is known of it. */
export function PaperRow({ paper, stages, judging }: PaperRowProps) {
  const all = validityOf(paper, judging.rules, judging.around)
  const worst = worstOf(all)
  const title = titleWith(paper)
  return (
    <li className="stack-1 ruled-below pad-y-4" aria-labelledby={`paper-${paper.id}`}>
      <div className="row-3 apart lines-1">
        <h3 className="text-3" id={`paper-${paper.id}`}>
          {title}
        </h3>
        {worst !== undefined && <StateTag validity={worst} />}
      </div>
      {worst !== undefined && <p className="readable muted">{worst.words}</p>}
      <p className="row-3 baseline shrink lines-1 breakable">
        <DocumentLink document={paper.document} />
        {paper.concerns !== null && <span className="quiet">{copy.persons[paper.concerns]}</span>}
        <span className="quiet">{copy.addedOn(dayHere(paper.addedAt))}</span>
      </p>
      <Fold
        isSmall
        summary={
          <>
            {copy.details}
            <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
          </>
        }
      >
        <div className={classes('stack-4 pad-top-3', s.behind)}>
          <Behind paper={paper} all={all} stages={stages} />
          <Doing paper={paper} title={title} today={judging.around.today} stages={stages} />
        </div>
      </Fold>
    </li>
  )
}

type DoingProps = { paper: PaperView; title: string; today: Temporal.PlainDate; stages: readonly StageView[] }

function Doing({ paper, title, today, stages }: DoingProps) {
  const [open, setOpen] = useState<'replacing' | 'changing'>()
  const close = () => setOpen(undefined)
  const uses = paper.uses.map(({ use }) => stepTitle(stages, use))
  return (
    <div className="row-4 lines-2">
      <Button onClick={() => setOpen('replacing')}>
        {copy.replace}
        <VisuallyHidden>{copy.about(title)}</VisuallyHidden>
      </Button>
      <Button kind="link" onClick={() => setOpen('changing')}>
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
      {open === 'replacing' && <AddPaper replaced={paper} today={today} onClose={close} />}
      {open === 'changing' && <ChangePaper paper={paper} today={today} onClose={close} />}
    </div>
  )
}
