// What the journey knows of somebody's submissions.
import { jsonOf } from '#src/platform/facts/columns.ts'
import { sopShape } from './facts.shape.ts'

export const sopFactsOf = jsonOf(sopShape, {
  versions: {
    each: {
      id: 'v.id',
      number: 'v.number',
      deadline: 'v.submission_deadline',
      at: 'v.submitted_at',
      publishedAt: 'v.published_at',
      helpRequestedAt: 'v.more_help_requested_at',
      closedAt: 'v.closed_at',
    },
    from: 'sop_versions v where v.owner = p.id',
  },
})
