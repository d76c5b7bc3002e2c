import { readOf, useRead } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { AlsoThere, readKnown } from '#src/features/people/values/screens/use-known.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { Asking } from './ask.tsx'
import { Hits } from './hits.tsx'
import { OwnInterviews } from './own-interviews.tsx'
import { transcripts } from './api.ts'
import { universities } from '#src/features/universities/screens/universities.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(VisaTranscripts, queries =>
  Promise.all([
    queries.fetchQuery(readOf(transcripts.params)),
    queries.fetchQuery(readOf(transcripts.sent)),
    readKnown(queries),
    queries.fetchQuery(readOf(universities.added)),
  ]),
)

/** A sentence that says what one asks for, the interviews like it, and a way to add one's own. */
function VisaTranscripts() {
  const user = useUser()
  const params = useRead(transcripts.params)
  if (params.data === undefined || !user) return <Waiting query={params} what="the transcripts" />
  return (
    <div className="stack-6 shrink">
      <Asking params={params.data} owner={user.id} />
      {params.data.askedAt !== null && <AlsoThere at={['transcripts']} />}
      {params.data.askedAt !== null && <Hits />}
      {!user.isAnonymous && <OwnInterviews owner={user.id} params={params.data} />}
    </div>
  )
}
