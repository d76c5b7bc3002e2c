import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { useChat } from '#src/browser/chat.ts'
import { Asha } from '#src/ui/asha.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useVersions } from '#src/stages/sop-review/screens/later-sop.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import type { VersionView } from '../contract.ts'
import { feedbackAddress } from './address.ts'
import { VersionReading } from './version-text.tsx'

const step = '/sop-review/review-feedback'

/** The feedback in full: every version that was sent, and what was said of its words. */
export default function FeedbackPage() {
  const openChat = useChat()
  const versions = useVersions()
  const { clearNews } = useToasts()
  // That the feedback is there is no news to somebody who reads it.
  useEffect(clearNews, [clearNews])
  // Nothing was sent: the step says why there is nothing to read.
  if (versions.data?.length === 0) return <Redirect to={step} replace />
  return (
    <Page title="Feedback on your SOP" width="wide">
      <Stack>
        <div>
          <p>
            <Link href={step}>SOP review</Link>
          </p>
          <h1>Feedback on your SOP</h1>
        </div>
        <Loaded query={versions} what="your SOP">
          {read => <Versions versions={read} />}
        </Loaded>
        <p>
          Next on this stage: <Link href="/sop-review/attend-webinar">the webinar on writing an SOP</Link>
        </p>
        <Asha
          title="Not sure what a remark means?"
          onAsk={() => openChat({ draft: 'I have a question about the feedback on my SOP.' })}
        >
          Asha knows the way. She usually answers within the hour.
        </Asha>
      </Stack>
    </Page>
  )
}

function Versions({ versions }: { versions: readonly VersionView[] }) {
  const shown = useShown(versions)
  if (shown === undefined) return null
  return (
    <>
      {versions.length > 1 && (
        <Tabs
          label="Versions"
          current={feedbackAddress(shown.number)}
          tabs={versions.map(version => ({ href: feedbackAddress(version.number), label: nameOf(version) }))}
        />
      )}
      <VersionReading
        key={shown.sopId}
        version={shown}
        before={versions.find(({ number }) => number === shown.number - 1)}
        isLatest={shown === versions[0]}
      />
    </>
  )
}

/** The one that the address names; else the newest, and still that one when a newer is sent in another tab. */
function useShown(versions: readonly VersionView[]): VersionView | undefined {
  const asked = new URLSearchParams(useSearch()).get('version')
  const [opened] = useState(versions[0]?.number)
  const find = (wanted: number | undefined) => versions.find(({ number }) => number === wanted)
  return (asked === null ? undefined : find(Number(asked))) ?? find(opened) ?? versions[0]
}

const nameOf = ({ number, feedbackSubmitted }: VersionView): string =>
  feedbackSubmitted ? `Version ${number}` : `Version ${number}, in review`
