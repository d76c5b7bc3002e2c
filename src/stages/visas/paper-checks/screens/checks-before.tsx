import { useRead } from '#src/browser/reads.ts'
import { Link } from '#src/ui/link.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { checksBefore, isTrouble } from '../rules.ts'
import { paperChecks } from './api.ts'
import { Trouble } from './findings.tsx'

/** At the step where it matters: what differs, and nothing where nothing does. */
export function ChecksBefore({ what }: { what: keyof typeof checksBefore }) {
  const checks = useRead(paperChecks.read)
  if (checks.data === undefined) return <Missing query={checks} what="the paper checks" />
  const asked: readonly string[] = checksBefore[what]
  const troubles = checks.data.findings.filter(isTrouble).filter(({ check }) => asked.includes(check))
  if (troubles.length === 0) return null
  return (
    <section className="stack-3" aria-label={what === 'fee' ? copy.beforeFee : copy.beforeBooking}>
      {troubles.map(finding => (
        <Trouble key={JSON.stringify(finding)} finding={finding} />
      ))}
      <p>
        <Link href="/paper-checks">{copy.all}</Link>
      </p>
    </section>
  )
}
