import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import * as copy from '../copy.ts'
import { openPdf, type OpenPdf } from './pdf-reader.ts'
import s from './documents.module.css'
import { useStyles } from '#src/ui/style.ts'

type PdfPagesProps = {
  /** The address of the file; another address is another file. */
  from: string
  title: string
}

/** A PDF as it looks on paper, one page under the other. */
export function PdfPages({ from, title }: PdfPagesProps) {
  const [attempt, setAttempt] = useState(0)
  const pdf = useQuery({
    queryKey: ['pdf-pages', from, attempt],
    // A device draws them: the server has no canvas.
    meta: { isOfDevice: true },
    queryFn: () => openPdf(from),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => () => pdf.data?.close(), [pdf.data])
  if (pdf.error !== null) {
    return (
      <Notice
        tone="wrong"
        live
        title="We cannot show the pages just now"
        action={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
      >
        {pdf.error.message}
      </Notice>
    )
  }
  if (pdf.data === undefined) {
    return (
      <Loading label={`Opening ${title}`}>
        <div className={s.blank} />
      </Loading>
    )
  }
  const { pages } = pdf.data
  return (
    <ol className="stack-4 list" aria-label={title}>
      {pages.map((page, index) => (
        <li key={page.number}>
          <Page page={page} label={`${title}, ${copy.pageOf(index + 1, pages.length)}`} />
          <p className="faint above-1">{copy.pageOf(index + 1, pages.length)}</p>
        </li>
      ))}
    </ol>
  )
}

function Page({ page, label }: { page: OpenPdf['pages'][number]; label: string }) {
  const styled = useStyles()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null) return undefined
    return page.draw(canvas.current)
  }, [page])
  return (
    <canvas ref={canvas} className={s.page} {...styled({ aspectRatio: page.shape })}>
      {label}
    </canvas>
  )
}
