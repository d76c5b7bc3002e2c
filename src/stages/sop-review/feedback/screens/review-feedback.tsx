import { readOf } from '#src/browser/reads.ts'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { feedbackLocked } from '#src/stages/sop-review/copy.ts'
import { useVersions } from '#src/stages/sop-review/screens/later-sop.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import type { VersionView } from '../contract.ts'
import * as copy from '../copy.ts'
import { feedbackAddress } from './address.ts'
import { Done } from './next-actions.tsx'
import { RemarkCard } from './remark-card.tsx'
import { hasRubric, Rubric } from './rubric.tsx'
import { isDone, Standing } from './state.tsx'
import { Videos } from './videos.tsx'
import { sop } from '#src/stages/sop-review/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(ReviewFeedback, queries => queries.fetchQuery(readOf(sop.versions)))

/** The step: where the feedback stands, and the way to it. */
function ReviewFeedback() {
  const versions = useVersions()
  if (versions.data === undefined) return <Waiting query={versions} what="your SOP" />
  const [latest, ...earlier] = versions.data
  if (latest === undefined) return <Notice tone="info">{feedbackLocked}</Notice>
  if (!latest.feedbackSubmitted) return <InReview version={latest} earlier={earlier[0]} />
  if (isDone(latest)) return <Completed version={latest} />
  return <Ready version={latest} />
}

function InReview({ version, earlier }: { version: VersionView; earlier: VersionView | undefined }) {
  return (
    <Stack gap={4}>
      <Standing version={version} />
      <p>{copy.inReview}</p>
      {earlier !== undefined && (
        <p>
          <Link href={feedbackAddress(earlier.number)}>The feedback on version {earlier.number}</Link> stays readable.
        </p>
      )}
      <Videos title="Worth watching while you wait" />
    </Stack>
  )
}

function Ready({ version }: { version: VersionView }) {
  return (
    <Stack gap={4}>
      <Standing version={version} />
      {hasRubric(version.rubric) && <Rubric rubric={version.rubric} isShort />}
      <Actions>
        <ButtonLink kind="primary" href={feedbackAddress()}>
          Read the feedback
        </ButtonLink>
      </Actions>
    </Stack>
  )
}

function Completed({ version }: { version: VersionView }) {
  const answered = version.remarks.filter(({ helpAnswer }) => helpAnswer !== null)
  return (
    <Stack gap={4}>
      <Standing version={version} />
      {answered.map(remark => (
        <RemarkCard key={remark.id} remark={remark} isAsking={false} />
      ))}
      <p>
        <Link href={feedbackAddress()}>Read the feedback again</Link>
      </p>
      <Done version={version} />
    </Stack>
  )
}
