import { useQuery } from '@tanstack/react-query'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonLine } from '#src/ui/skeleton.tsx'
import { Asking } from './asking.tsx'
import { Hits } from './hits.tsx'
import { OwnInterviews } from './own-interviews.tsx'
import { paramsQuery, sentQuery } from './queries.ts'
import s from './transcripts.module.css'
import { addedQuery } from '#src/features/universities/screens/universities.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(VisaTranscripts, queries =>
  Promise.all([queries.fetchQuery(paramsQuery), queries.fetchQuery(sentQuery), queries.fetchQuery(addedQuery)]),
)

/** A sentence that says what one asks for, the interviews like it, and a way to add one's own. */
function VisaTranscripts() {
  const user = useUser()
  const params = useQuery(paramsQuery)
  if (params.error !== null && params.data === undefined) {
    return (
      <Notice
        tone="wrong"
        live
        title="We cannot show the transcripts just now"
        action={<Button onClick={() => void params.refetch()}>Try again</Button>}
      >
        {params.error.message}
      </Notice>
    )
  }
  if (params.data === undefined || !user) {
    return (
      <Loading label="Loading the transcripts">
        <SkeletonLine width="80%" />
        <SkeletonLine width="60%" />
      </Loading>
    )
  }
  return (
    <div className={s.panel}>
      <Asking params={params.data} owner={user.id} />
      {params.data.askedAt !== null && <Hits />}
      {!user.isAnonymous && <OwnInterviews owner={user.id} params={params.data} />}
    </div>
  )
}
