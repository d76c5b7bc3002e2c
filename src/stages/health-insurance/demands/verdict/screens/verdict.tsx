import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { verdictSentence, verdictTag } from '../copy.ts'
import type { WaiverVerdict } from '../rules.ts'
import { later, orNothing } from '#src/ui/later.tsx'

// For a J-1 alone.
const FactSource = later(
  orNothing(
    async () => (await import('#src/stages/health-insurance/sources/dated/screens/fact-source.tsx')).FactSource,
  ),
  null,
)

const tones = { meets: 'done', fails: 'wrong', 'not-checked': 'waiting', 'no-waivers': 'waiting' } as const

export const VerdictTag = ({ verdict }: { verdict: WaiverVerdict }) => (
  <StatusTag tone={tones[verdict.is]}>{verdictTag(verdict, todayHere(useNow()))}</StatusTag>
)

type VerdictProps = { verdict: WaiverVerdict; university: string }

/** The verdict with the sentence and each rule that the plan fails. */
export function Verdict({ verdict, university }: VerdictProps) {
  return (
    <div className="stack-2 leading above-3">
      <VerdictTag verdict={verdict} />
      <VerdictSentence verdict={verdict} university={university} />
      <Reasons verdict={verdict} />
    </div>
  )
}

export const VerdictSentence = ({ verdict, university }: VerdictProps) => (
  <p>{verdictSentence(verdict, university, todayHere(useNow()))}</p>
)

export function Reasons({ verdict: { reasons } }: { verdict: WaiverVerdict }) {
  if (reasons.length === 0) return null
  return (
    <>
      <ul className="stack-2 points">
        {reasons.map(({ by, title, asks, has }) => (
          <li key={`${by} ${title}`}>
            <strong>{title}</strong>
            <span className="block">
              {by === 'us' ? 'The US asks of a J-1' : 'Asked'}: {asks}. This plan: {has}.
            </span>
          </li>
        ))}
      </ul>
      {reasons.some(({ by }) => by === 'us') && <FactSource of="insurance.j1-cover" />}
    </>
  )
}
