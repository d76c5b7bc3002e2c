import { useEffect, useRef } from 'react'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { PdfPages } from '#src/features/documents/screens/pdf-pages.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { FilledI20, I20View } from '../contract.ts'
import { filled as words } from '../copy.ts'
import { isUpToDate } from './up-to-date.ts'

/** The form as it was filled: what it is, what to do with it, how it looks. */
export function Filled({ filled, view }: { filled: FilledI20; view: I20View }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(filled.filledAt)
  // Anyone who had it filled just now wants to see it.
  useEffect(() => {
    if (known.current !== filled.filledAt) heading.current?.focus()
    known.current = filled.filledAt
  }, [filled.filledAt])
  const { form, university } = filled
  const address = new URL(filled.i20LongURL).pathname
  const title = form ?? words.worksheet
  return (
    <section className="stack-5 shrink" aria-labelledby="filled-i20">
      <h3 id="filled-i20" ref={heading} tabIndex={-1}>
        {words.title(university?.name)}
      </h3>
      {!isUpToDate(view) && (
        <Notice tone="info" live>
          {words.behind}
        </Notice>
      )}
      <ThreeThings
        did={{ what: words.did, detail: when(filled.filledAt) }}
        now={{ what: words.now, detail: form === null ? words.nowWorksheet : words.nowOwn }}
        then={{ what: words.next, detail: words.nextDetail }}
      />
      <Actions>
        <DownloadButton from={address} name={form ?? 'i20-worksheet.pdf'}>
          {words.download}
        </DownloadButton>
      </Actions>
      <PdfPages from={address} title={title} />
    </section>
  )
}

function when(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
