import { formatDay, parseDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import type { Replaced } from '../rules.ts'

/** What is known so far beside what would stand there instead. */
export const ReplacedValues = ({ of: all }: { of: readonly Replaced[] }) =>
  all.length > 0 && (
    <ul>
      {all.map(({ fact, was, becomes }) => (
        <li key={fact}>{copy.replaces(copy.labels[fact], shown(was), shown(becomes))}</li>
      ))}
    </ul>
  )

function shown(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDay(value) : undefined
  return day === undefined ? value : formatDay(day)
}
