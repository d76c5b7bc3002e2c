import { readOf, useRead } from '#src/browser/reads.ts'
import { withReads } from '#src/manifest/web.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { isTrouble } from '../rules.ts'
import { paperChecks } from './api.ts'

export default withReads(OnPlan, queries => queries.fetchQuery(readOf(paperChecks.read)))

/** One line on the plan: a difference between papers costs the date that it is for. */
function OnPlan() {
  const checks = useRead(paperChecks.read)
  if (checks.data === undefined) return <Missing query={checks} what="the paper checks" />
  const troubles = checks.data.findings.filter(isTrouble)
  const stops = troubles.filter(({ level }) => level === 'stop').length
  if (stops === 0) {
    return (
      <p>
        <Link href="/paper-checks">{copy.title}</Link>
      </p>
    )
  }
  return (
    <Notice tone="wrong" title={copy.title}>
      <p>
        {copy.troubleTitle(stops, troubles.length - stops)}. <Link href="/paper-checks">{copy.all}</Link>
      </p>
    </Notice>
  )
}
