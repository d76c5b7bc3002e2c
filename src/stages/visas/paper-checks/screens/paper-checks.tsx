import { optional, readOf, useRead } from '#src/browser/reads.ts'
import { filesAmong } from '#src/features/papers/rules.ts'
import { papersApi } from '#src/features/papers/screens/api.ts'
import { titleOf } from '#src/features/papers/titles/copy.ts'
import { paperNames } from '#src/reading/says.ts'
import { withReads } from '#src/manifest/web.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ChecksView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isTrouble } from '../rules.ts'
import { paperChecks } from './api.ts'
import { listed, Looked, Trouble } from './findings.tsx'

export default withReads(PaperChecks, queries =>
  Promise.all([queries.fetchQuery(readOf(paperChecks.read)), queries.fetchQuery(readOf(papersApi.read))]),
)

/** /paper-checks: what differs first, then what is not known yet. */
function PaperChecks() {
  return (
    <Page title={copy.title} width="reading">
      <div className="stack-5">
        <div className="stack-2">
          <h1>{copy.title}</h1>
          <p>{copy.lede}</p>
        </div>
        <Loaded query={useRead(paperChecks.read)}>{checks => <Checks view={checks} />}</Loaded>
      </div>
    </Page>
  )
}

function Checks({ view: { findings, read } }: { view: ChecksView }) {
  const troubles = findings.filter(isTrouble).toSorted((one, other) => rank(one.level) - rank(other.level))
  const same = findings.filter(({ is }) => is === 'same')
  const missing = findings.filter(finding => finding.is === 'missing')
  const stops = troubles.filter(({ level }) => level === 'stop').length
  return (
    <>
      {troubles.length > 0 ? (
        <h2>{copy.troubleTitle(stops, troubles.length - stops)}</h2>
      ) : (
        same.length > 0 && (
          <Notice tone="done" title={copy.noTrouble}>
            <p>{copy.notAll}</p>
          </Notice>
        )
      )}
      {troubles.map(finding => (
        <Trouble key={JSON.stringify(finding)} finding={finding} />
      ))}
      {missing.length > 0 && (
        <section className="stack-3" aria-labelledby="checks-open">
          <h2 id="checks-open">{copy.open(missing.length)}</h2>
          <p>{copy.add}</p>
          <StoredUnread read={read} />
          <div>
            <ButtonLink kind={troubles.length === 0 ? 'primary' : 'quiet'} href="/profile/passport">
              {copy.toProfile}
            </ButtonLink>
          </div>
          <ul>
            {missing.map(finding => (
              <li key={finding.check}>
                <strong>{copy.names[finding.check]}</strong> {copy.needs(listed(finding.needs, 'disjunction'))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {same.length > 0 && (
        <Fold summary={copy.compared(same.length)}>
          <ul>
            {same.map(finding => (
              <li key={finding.check}>
                {copy.names[finding.check]}
                <Looked finding={finding} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

/** What is stored and was never read: nothing on it is compared until it is. */
function StoredUnread({ read }: { read: ChecksView['read'] }) {
  const own = optional(useRead(papersApi.read))
  if (own === undefined) return null
  const stored = filesAmong(own).filter(
    ({ paper, document }) =>
      document.type === 'application/pdf' && paperNames.some(name => name === paper && !read.includes(name)),
  )
  const titles = [...new Set(stored.map(({ paper }) => titleOf(paper)))]
  return titles.length === 0 ? null : <p>{copy.storedUnread(titles)}</p>
}

const rank = (level: 'stop' | 'look'): number => (level === 'stop' ? 0 : 1)
