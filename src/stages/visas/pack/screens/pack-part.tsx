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
import { fromPlace, yourDocuments } from '#src/features/papers/copy.ts'
import * as copy from '../copy.ts'
import type { InPack, PackRow, Part, Standing } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/visas/screens/visas.module.css'
import { saveFile } from '#src/browser/download.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { sizeWords } from '#src/features/documents/rules.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { useKeptFiles } from './kept-files.ts'

type Row = PackRow<InPack>

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
      {papers.map(({ id: paper, document, place }) => (
        <KeptFile key={paper} document={document} from={place === yourDocuments ? undefined : fromPlace(place)} />
      ))}
      {kept.has(skipOf(id)) && keptHere}
    </li>
  )
}

const tones = { ready: 'done', 'on-paper': 'done', 'not-good': 'wrong' } as const
const isTone = (standing: Standing): standing is keyof typeof tones => standing in tones

function StandingTag({ standing }: { standing: Standing }) {
  const words = copy.standings[standing]
  if (!isTone(standing)) return <Tag>{words}</Tag>
  return <StatusTag tone={tones[standing]}>{words}</StatusTag>
}

/** Opened from this device where it is kept here, and from the server otherwise. */
function KeptFile({ document, from }: { document: DocumentView; from: string | undefined }) {
  const { kept = [], open } = useKeptFiles([document])
  if (!kept.includes(document.id))
    return (
      <p className="row-3 baseline lines-1 breakable">
        <DocumentLink document={document} />
        {from !== undefined && <span className="quiet">{from}</span>}
      </p>
    )
  const save = async () => {
    const file = await open(document)
    if (file !== undefined) saveFile(file, document.name)
  }
  return (
    <p className="row-3 baseline lines-1 breakable">
      <Button kind="link" onClick={() => void save()}>
        {document.name}
      </Button>
      <span className="quiet">{sizeWords(document.bytes)}</span>
    </p>
  )
}
