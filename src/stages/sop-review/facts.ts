import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'
import type { VersionFact } from './rules.ts'

/** The submissions of a person `p`, as one JSON column of a statement about them. */
export const sopFactsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_strip_nulls(json_build_object('id', v.id, 'number', v.number, 'deadline', v.submission_deadline,
    'at', ${written(sql, sql`v.submitted_at`)}, 'publishedAt', ${written(sql, sql`v.published_at`)},
    'helpRequestedAt', ${written(sql, sql`v.more_help_requested_at`)}, 'closedAt', ${written(sql, sql`v.closed_at`)})))
  from sop_versions v where v.owner = p.id`

export const readSopFacts = (column: unknown): Record<string, { own: { versions: readonly VersionFact[] } }> =>
  Array.isArray(column) ? { 'sop-review': { own: { versions: column } } } : {}
