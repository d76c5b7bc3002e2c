import { readOf } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { Practising } from './practice.tsx'
import { useMockInterview, mockInterview } from './api.ts'
import { HandedIn } from './handed-in.tsx'
import { VideoAsk } from './video-ask.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(MockInterview, queries => queries.fetchQuery(readOf(mockInterview.read)))

/** The question tool until it is shared, then what became of it. */
function MockInterview() {
  const user = useUser()
  const mock = useMockInterview()
  if (mock.data === undefined || !user) return <Waiting query={mock} what="the mock interview" />
  const { interview, share_id: shareId } = mock.data
  if (interview !== null) return <HandedIn interview={interview} shareId={shareId} />
  return shareId === null ? <Practising owner={user.id} /> : <VideoAsk shareId={shareId} isOpen />
}
