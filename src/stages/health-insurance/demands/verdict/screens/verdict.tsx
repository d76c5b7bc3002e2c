import { StatusTag } from '#src/ui/status-tag.tsx'
import { verdictSentence, verdictTag } from '../copy.ts'
import type { WaiverVerdict } from '../rules.ts'
import s from './verdict.module.css'

const tones = { meets: 'done', fails: 'wrong', 'not-checked': 'waiting', 'no-waivers': 'waiting' } as const

export const VerdictTag = ({ verdict }: { verdict: WaiverVerdict }) => (
  <StatusTag tone={tones[verdict.is]}>{verdictTag(verdict)}</StatusTag>
)

type VerdictProps = { verdict: WaiverVerdict; university: string }

/** The verdict with the sentence and each rule that the plan fails. */
export function Verdict({ verdict, university }: VerdictProps) {
  return (
    <div className={s.verdict}>
      <VerdictTag verdict={verdict} />
      <p>{verdictSentence(verdict, university)}</p>
      <Reasons verdict={verdict} />
    </div>
  )
}

export function Reasons({ verdict: { reasons } }: { verdict: WaiverVerdict }) {
  if (reasons.length === 0) return null
  return (
    <ul className={s.reasons}>
      {reasons.map(({ by, title, asks, has }) => (
        <li key={`${by} ${title}`}>
          <strong>{title}</strong>
          <span>
            {by === 'us' ? 'The US asks of a J-1' : 'Asked'}: {asks}. This plan: {has}.
          </span>
        </li>
      ))}
    </ul>
  )
}
