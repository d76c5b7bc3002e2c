import { ClockIcon } from '#src/ui/icons.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import * as copy from '../validity/copy.ts'
import { isOfAnother, type Validity } from '../validity/rules.ts'

/** Red only where a paper would be turned away: what runs out, and what is advised, is amber. */
export function StateTag({ validity: { state, rule } }: { validity: Validity }) {
  const words = copy.states[state]
  if (state === 'unknown' || isOfAnother(state)) return <Tag>{words}</Tag>
  if (state === 'valid') return <StatusTag tone="done">{words}</StatusTag>
  if (state === 'expired' && rule.level === 'stop') return <StatusTag tone="wrong">{words}</StatusTag>
  return (
    <Tag tone="open">
      <ClockIcon size={16} />
      {state === 'expired' ? copy.look : words}
    </Tag>
  )
}
