import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { HistoryLine } from '#src/features/audit/contract.ts'

const shownAtFirst = 20

/** Newest first: the student's own acts, and the desk's with who did them. */
export function History({ lines }: { lines: readonly HistoryLine[] }) {
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return <p className="muted">Nothing yet.</p>
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst)
  return (
    <>
      <ol className="stack-3 list">
        {shown.map(({ at, what, by }, index) => (
          // Two may happen in one moment; the list only grows at its head.
          <li className="stack" key={`${lines.length - index}`}>
            <span>{what}</span>
            <span className="faint">
              <When at={at} />
              {by !== null && `, by ${by} at the desk`}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <div>
          <Button kind="link" onClick={() => setWhole(true)}>
            Show all {lines.length}
          </Button>
        </div>
      )}
    </>
  )
}
