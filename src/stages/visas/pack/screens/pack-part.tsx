import { useState } from 'react'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { usePaperSkip } from '#src/stages/visas/compile-docs/screens/api.ts'
import * as checklist from '#src/stages/visas/compile-docs/copy.ts'
import { skipOf } from '#src/stages/visas/compile-docs/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { PaperView } from '#src/features/papers/contract.ts'
import * as copy from '../copy.ts'
import type { PackRow, Part, Standing } from '../rules.ts'
import { KeptFile } from './kept-file.tsx'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/visas/screens/visas.module.css'

type Row = PackRow<PaperView>

export function PackPart({ part, rows }: { part: Part; rows: readonly Row[] }) {
  const [isAllShown, setAllShown] = useState(false)
  const skipped = rows.filter(({ standing }) => standing === 'skipped')
  const shown = isAllShown ? rows : rows.filter(row => !skipped.includes(row))
  return (
    <section aria-labelledby={`pack-${part}`}>
      <h2 id={`pack-${part}`} className="below-2 text-4">
        {copy.parts[part]}
      </h2>
      <ul className="list ruled">
        {shown.map(row => (
          <PackLine key={row.id} row={row} />
        ))}
      </ul>
      {skipped.length > 0 && !isAllShown && (
        <Button kind="link" onClick={() => setAllShown(true)}>
          {copy.showSkipped(skipped.length)}
        </Button>
      )}
    </section>
  )
}

function PackLine({ row: { id, title, standing, papers, leftOut, warnings, isOptional } }: { row: Row }) {
  const skip = usePaperSkip()
  const kept = useKept()
  const isSkipped = standing === 'skipped'
  return (
    <li className={classes('stack-1 ruled-below pad-y-3', s.row)}>
      <div className="row-3 apart lines-1">
        <h3>{title}</h3>
        <span className="row-4 pushed">
          {isOptional && id !== 'bank-letter' && papers.length === 0 && (
            <Button kind="link" onClick={() => skip({ paper: id, title, isSkipped: !isSkipped })}>
              {isSkipped ? checklist.applies : checklist.doesNotApply}
              <VisuallyHidden>{checklist.about(title)}</VisuallyHidden>
            </Button>
          )}
          <StandingTag standing={standing} />
        </span>
      </div>
      {[...leftOut, ...warnings].map(({ paper, because }) => (
        <p key={paper.id} className="muted">
          {because.words}
        </p>
      ))}
      {papers.map(({ id: paper, document }) => (
        <KeptFile key={paper} document={document} />
      ))}
      {kept.has(skipOf(id)) && keptHere}
    </li>
  )
}

const tones = { ready: 'done', 'on-paper': 'done', 'not-good': 'wrong' } as const

function StandingTag({ standing }: { standing: Standing }) {
  const words = copy.standings[standing]
  if (standing === 'missing' || standing === 'skipped' || standing === 'earlier') return <Tag>{words}</Tag>
  return <StatusTag tone={tones[standing]}>{words}</StatusTag>
}
