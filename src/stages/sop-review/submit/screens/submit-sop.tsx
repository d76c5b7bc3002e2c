import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { sop } from '#src/stages/sop-review/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { SentFacts, SentVersion } from './sent-version.tsx'
import { SopForm } from './sop-form.tsx'
import { universities } from '#src/features/universities/screens/universities.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(SubmitSop, queries =>
  Promise.all([queries.fetchQuery(readOf(sop.versions)), queries.fetchQuery(readOf(universities.added))]),
)

/** The form, or what was sent with it; once the feedback is there, the way to the next version. */
function SubmitSop() {
  const user = useUser()
  const versions = useRead(sop.versions)
  const [isWritingAgain, setWritingAgain] = useState(false)
  if (versions.data === undefined || !user) return <Waiting query={versions} what="your SOP" />
  const [latest] = versions.data
  if (latest === undefined) return <SopForm owner={user.id} last={undefined} />
  if (!latest.feedbackSubmitted) return <SentVersion version={latest} />
  if (isWritingAgain) {
    return (
      <div className="stack-5">
        <SopForm owner={user.id} last={latest} onSubmitted={() => setWritingAgain(false)} />
        <div>
          <Button kind="link" onClick={() => setWritingAgain(false)}>
            Not now: what you wrote stays here
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="stack-5">
      <Notice
        tone="info"
        title="The feedback on this version is there"
        action={<Button onClick={() => setWritingAgain(true)}>Write version {latest.number + 1}</Button>}
      >
        Work it into your text and send the next version: a new round begins, and this one stays readable.
      </Notice>
      <SentFacts version={latest} />
    </div>
  )
}
