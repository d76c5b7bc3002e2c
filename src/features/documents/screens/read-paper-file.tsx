import { useId, useRef, useState, type ReactNode } from 'react'
import type { ReadPaper } from '#src/reading/papers.ts'
import { saysNames, type PaperName, type Says, type SaysName } from '#src/reading/says.ts'
import { FileButton } from '#src/ui/file-button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../reading/copy.ts'
import { fetchFile } from '#src/browser/download.ts'
import type { DocumentView } from '../contract.ts'
import { Beside, Offered } from './tray/from-stored.tsx'
import type { PdfWords } from './words-of-pdf.ts'

type State =
  | { is: 'reading' }
  | { is: 'failed'; why: string }
  | {
      is: 'read'
      paper: PaperName
      says: Says
      lacks: readonly SaysName[]
      id: string | undefined
      own: File | undefined
    }

export type ReadPaperFileProps = {
  title: string
  /** Of the title among those of the page. */
  level: 2 | 3 | 4
  lede?: string
  /** What is awaited here: another paper says which one it looks like. */
  papers: readonly PaperName[]
  /** Undefined, or why what was read helps nobody here. */
  onRead: (paper: PaperName, says: Says, lacks: readonly SaysName[]) => string | undefined
  /** Where what wasn't found can be typed beside what was, nothing leads to where it can. */
  canTypeHere?: boolean
  children?: ReactNode
}

/** A paper that is on this device: read here, and handed to the page. */
export function ReadPaperFile({
  title,
  level,
  lede,
  papers,
  onRead,
  canTypeHere = false,
  children,
}: ReadPaperFileProps) {
  const Title = `h${level}` as const
  const id = useId()
  const [state, setState] = useState<State>()
  const chosen = useRef<File>(undefined)
  const read = async (file: File | undefined, id?: string) => {
    if (file === undefined) return
    chosen.current = file
    setState({ is: 'reading' })
    const found = await readFile(file)
    // Another one was chosen meanwhile.
    if (chosen.current !== file) return
    const why =
      whyNot(found, papers) ?? (found.kind === 'read' ? onRead(found.paper, found.says, found.lacks) : undefined)
    if (why !== undefined || found.kind !== 'read') setState({ is: 'failed', why: why ?? '' })
    else setState({ ...found, is: 'read', id, own: id === undefined ? file : undefined })
  }
  return (
    <section className="stack-2" aria-labelledby={id}>
      <Title id={id} className="text-3">
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
      {state?.is !== 'read' && <Offered papers={papers} onChosen={async file => read(await fetched(file), file.id)} />}
      {state?.is === 'reading' && <span role="status">{copy.reading(papers)}</span>}
      {state?.is === 'failed' && (
        <Notice tone="wrong" live>
          {state.why}
        </Notice>
      )}
      {state?.is === 'read' && (
        <>
          <WhatWasFound {...state} canTypeHere={canTypeHere} />
          {children}
          <Beside
            id={state.id}
            sevisId={state.says.sevisId}
            keeps={
              state.own && { file: state.own, paper: state.paper, day: state.says.issuedOn ?? state.says.paidOn ?? '' }
            }
          />
        </>
      )}
    </section>
  )
}

type WhatWasFoundProps = { says: Says; lacks: readonly SaysName[]; canTypeHere: boolean }

export function WhatWasFound({ says, lacks, canTypeHere }: WhatWasFoundProps) {
  const there = saysNames.filter(name => says[name] !== undefined && name !== 'bornOnInNumbers')
  return (
    <div role="status" className="stack-2">
      <p>{there.length === 0 ? copy.nothingFound : copy.found(there)}</p>
      {lacks.length > 0 && (
        <p>
          {copy.notFound(lacks)} {!canTypeHere && <Link href="/profile/passport">{copy.typeThere}</Link>}
        </p>
      )}
    </div>
  )
}

type Found =
  | (Extract<ReadPaper, { kind: 'read' }> & { lacks: readonly SaysName[] })
  | Exclude<ReadPaper, { kind: 'read' }>
  | Exclude<PdfWords, { kind: 'words' }>

function whyNot(found: Found, papers: readonly PaperName[]): string | undefined {
  if (found.kind === 'another-paper') return copy.unknown(papers)
  if (found.kind !== 'read') return copy.failed[found.kind]
  return papers.includes(found.paper) ? undefined : copy.another(papers, found.paper)
}

/** It is read on this device, wherever it came from. */
const fetched = async ({ id, name, type }: DocumentView): Promise<File> =>
  new File([await fetchFile(`/api/documents/${id}`)], name, { type })

/** What reads it is fetched now: most pages that offer this are left without it. */
export async function readFile(file: File): Promise<Found> {
  try {
    const [{ readWords }, { lacksOf, readPaper }] = await Promise.all([
      import('./pdf-words.ts'),
      import('#src/reading/papers.ts'),
    ])
    const words = await readWords(file)
    const read = words.kind === 'words' ? readPaper(words.pages) : words
    return read.kind === 'read' ? { ...read, lacks: lacksOf(read.paper, read.says) } : read
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Which paper it is, as it says itself. */
export async function paperIn(file: File): Promise<PaperName | undefined> {
  const found = file.type === 'application/pdf' ? await readFile(file) : undefined
  return found?.kind === 'read' ? found.paper : undefined
}
