import { useId, useRef, useState, type ReactNode } from 'react'
import type { ReadPaper } from '#src/reading/papers.ts'
import type { PaperName, Says } from '#src/reading/says.ts'
import { FileButton } from '#src/ui/file-button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../reading/copy.ts'
import type { PdfWords } from './words-of-pdf.ts'
import s from './read-paper-file.module.css'

type State = { is: 'reading' } | { is: 'failed'; why: string } | { is: 'read' }

export type ReadPaperFileProps = {
  title: string
  /** Of the title among those of the page. */
  level: 2 | 3 | 4
  lede?: string
  /** What is awaited here: another paper says which one it looks like. */
  papers: readonly PaperName[]
  /** Undefined, or why what was read helps nobody here. */
  onRead: (paper: PaperName, says: Says) => string | undefined
  children?: ReactNode
}

/** A paper that is on this device: read here, and handed to the page. */
export function ReadPaperFile({ title, level, lede, papers, onRead, children }: ReadPaperFileProps) {
  const Title = `h${level}` as const
  const id = useId()
  const [state, setState] = useState<State>()
  const chosen = useRef<File>(undefined)
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    chosen.current = file
    setState({ is: 'reading' })
    const found = await readFile(file)
    // Another one was chosen meanwhile.
    if (chosen.current !== file) return
    const why = whyNot(found, papers) ?? (found.kind === 'read' ? onRead(found.paper, found.says) : undefined)
    setState(why === undefined ? { is: 'read' } : { is: 'failed', why })
  }
  return (
    <section className="stack-2" aria-labelledby={id}>
      <Title id={id} className={s.title}>
        {title}
      </Title>
      {lede !== undefined && <p>{lede}</p>}
      <p className="quiet" id={`${id}-why`}>
        {copy.staysHere}
      </p>
      <div>
        <FileButton
          id={`${id}-file`}
          of={id}
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-why`}
          onChoose={([file]) => void read(file)}
        >
          {copy.choose(papers)}
        </FileButton>
      </div>
      {state?.is === 'reading' && <output>{copy.reading(papers)}</output>}
      {state?.is === 'failed' && (
        <Notice tone="wrong" live>
          {state.why}
        </Notice>
      )}
      {state?.is === 'read' && children}
    </section>
  )
}

type Found = ReadPaper | Exclude<PdfWords, { kind: 'words' }>

function whyNot(found: Found, papers: readonly PaperName[]): string | undefined {
  if (found.kind === 'another-paper') return copy.unknown(papers)
  if (found.kind !== 'read') return copy.failed[found.kind]
  return papers.includes(found.paper) ? undefined : copy.another(papers, found.paper)
}

/** What reads it is fetched now: most pages that offer this are left without it. */
async function readFile(file: File): Promise<Found> {
  try {
    const [{ readWords }, { readPaper }] = await Promise.all([
      import('./pdf-words.ts'),
      import('#src/reading/papers.ts'),
    ])
    const words = await readWords(file)
    return words.kind === 'words' ? readPaper(words.pages) : words
  } catch {
    return { kind: 'unreadable' }
  }
}
