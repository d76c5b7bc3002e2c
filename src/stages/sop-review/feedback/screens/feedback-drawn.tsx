import { optional, useReadAfterwards } from '#src/browser/reads.ts'
import { sop } from '#src/stages/sop-review/screens/api.ts'
import type { VersionView } from '../contract.ts'
import s from './feedback.module.css'
import { placedIn, remarksWords } from './placed.ts'

/** The paper that came back, on home: a line of it is blue where there is a remark on it. */
export function FeedbackDrawn() {
  const [latest] = optional(useReadAfterwards(sop.versions)) ?? []
  return latest?.feedbackSubmitted === true && <Paper version={latest} />
}

const lines = [0, 1, 2, 3, 4, 5, 6]

function Paper({ version: { number, text, remarks } }: { version: VersionView }) {
  const placed = placedIn(remarks)
  const marked = new Set(placed.map(({ start }) => Math.floor((start / Math.max(1, text.length)) * lines.length)))
  const [first] = placed
  return (
    <div className="flex gap-4">
      <svg className={s.paper} viewBox="0 0 88 120" aria-hidden="true">
        <path className={s.sheet} d="M2 2h64l20 20v96H2Z" />
        {lines.map(line => (
          <path
            key={line}
            className={marked.has(line) ? s.remarkedLine : s.plainLine}
            d={`M14 ${32 + line * 12}h${line === lines.length - 1 ? 36 : 60}`}
          />
        ))}
      </svg>
      <div className="stack-1 shrink">
        <strong>
          {number === 1 ? 'Your SOP' : `Version ${number}`}, {remarksWords(remarks.length)}
        </strong>
        {first !== undefined && <p className={s.firstRemark}>{first.remark.text}</p>}
      </div>
    </div>
  )
}
