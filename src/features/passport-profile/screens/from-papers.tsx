import { useId, useState } from 'react'
import { ReadPaperFile } from '#src/features/documents/screens/read-paper-file.tsx'
import { paperNames as fromPdf } from '#src/reading/says.ts'
import { Button } from '#src/ui/button.tsx'
import { formatDay, parseDay } from '#src/values/dates.ts'
import type { PassportProfileView } from '../contract.ts'
import * as copy from '../copy.ts'
import { paperNames, type PaperName } from '../papers/rules.ts'
import { ConfirmRead, said, type Read } from './confirm-read.tsx'
import { useKeepPaper } from './use-change.ts'

/** What a PDF says, beside what is known: only what the student confirms is kept. */
export function FromPapers({ known }: { known: PassportProfileView }) {
  const id = useId()
  const [read, setRead] = useState<Read>()
  const kept = paperNames.filter(paper => known.papers[paper] !== undefined)
  return (
    <section className="stack-4" aria-labelledby={id}>
      <h2 id={id}>{copy.fromPapersTitle}</h2>
      <ReadPaperFile
        title={copy.readTitle}
        level={3}
        lede={copy.readLede}
        papers={fromPdf}
        canTypeHere
        onRead={(paper, says, lacks) => {
          setRead({ paper, says, lacks })
          return undefined
        }}
      >
        {read !== undefined && (
          <ConfirmRead key={JSON.stringify(read)} {...read} isTitled onDone={() => setRead(undefined)} />
        )}
      </ReadPaperFile>
      {kept.map(paper => (
        <Kept key={paper} paper={paper} known={known} />
      ))}
    </section>
  )
}

function Kept({ paper, known }: { paper: PaperName; known: PassportProfileView }) {
  const keepPaper = useKeepPaper()
  const read = known.papers[paper]
  if (read === undefined) return null
  const day = parseDay(read.readOn)
  return (
    <div className="stack-2">
      <p>{copy.paperRead(copy.papers[paper], day === undefined ? '' : formatDay(day), said(read).length)}</p>
      <div>
        <Button kind="link" busy={keepPaper.isPending} onClick={() => keepPaper.mutate({ paper, says: null })}>
          {copy.forgetPaper(copy.papers[paper])}
        </Button>
      </div>
    </div>
  )
}
