import { ClockIcon } from '#src/ui/icons.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import * as copy from '../validity/copy.ts'
import { isOfAnother, type Validity } from '../validity/rules.ts'

/** How it stands, in a word or two. */
export const stateWords = ({ state, rule }: Validity): string =>
  state === 'expired' && rule.level !== 'stop' ? copy.look : copy.states[state]

/** One would be turned away with it. */
export const isRefused = (validity: Validity | undefined): boolean =>
  validity?.state === 'expired' && validity.rule.level === 'stop'

/** Red only where a paper would be turned away: what runs out, and what is advised, is amber. */
export function StateTag({ validity }: { validity: Validity }) {
  const { state } = validity
  const words = stateWords(validity)
  if (state === 'unknown' || isOfAnother(state)) return <Tag>{words}</Tag>
  if (state === 'valid') return <StatusTag tone="done">{words}</StatusTag>
  if (isRefused(validity)) return <StatusTag tone="wrong">{words}</StatusTag>
  return (
    <Tag tone="open">
      <ClockIcon size={16} />
      {words}
    </Tag>
  )
}
