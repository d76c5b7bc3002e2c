import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { ContributionView, ParamsView } from '../contract.ts'
import { isWaiting } from '../rules.ts'
import { Dialogue } from './dialogue.tsx'
import { transcripts } from './api.ts'
import { TellForm } from './tell-form.tsx'

/** What one said about one's own interview, where it is now, and the way to tell of one. */
export function OwnInterviews({ owner, params }: { owner: string; params: ParamsView }) {
  const sent = useRead(transcripts.sent)
  const [isSharing, setSharing] = useState(false)
  if (sent.data === undefined) return <Missing query={sent} what="your own interview" />
  const transcript = sent.data
  const hasOneWaiting = transcript.some(isWaiting)
  return (
    <section className="stack-4 shrink ruled pad-top-5" aria-label="Your own interview">
      <h3>Your own interview</h3>
      {transcript.map(one => (
        <OwnInterview key={one.id} transcript={one} />
      ))}
      {!hasOneWaiting && (
        <p className="quiet readable">
          Had yours? What you were asked helps the next student. We take out every name before anybody reads it.
        </p>
      )}
      {!hasOneWaiting && !isSharing && (
        <div>
          <Button onClick={() => setSharing(true)}>Tell us about your interview</Button>
        </div>
      )}
      {!hasOneWaiting && isSharing && <TellForm owner={owner} params={params} onEnd={() => setSharing(false)} />}
    </section>
  )
}

function OwnInterview({ transcript }: { transcript: ContributionView }) {
  const [isOpen, setOpen] = useState(false)
  const { title, tone, words } = standingOf(transcript)
  return (
    <Notice
      tone={tone}
      live
      title={title}
      action={
        <Actions>
          <Button kind="link" onClick={() => setOpen(true)}>
            Read it
          </Button>
          <TakeBack transcript={transcript} />
        </Actions>
      }
    >
      {transcript.university.name}, {transcript.consulate}. {words}
      <Dialog wide open={isOpen} onClose={() => setOpen(false)} title="Your interview">
        <Dialogue lines={transcript.lines} />
      </Dialog>
    </Notice>
  )
}

function TakeBack({ transcript: { id, publishedAt } }: { transcript: ContributionView }) {
  return (
    <ConfirmVerb
      label="Take it back"
      title="Take your interview back?"
      confirm="Take it back"
      keep="Leave it"
      act={() => transcripts.takeBack({ id })}
      rereads={['transcripts']}
      done="It is taken back. Nothing of it is kept."
    >
      <p>
        {publishedAt === null ? 'We do not read it any more' : 'Nobody can read it any more'}, and what you wrote is
        deleted.
      </p>
    </ConfirmVerb>
  )
}

type Standing = { tone: NoticeTone; title: string; words: string }

const day = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))

function standingOf({ sentAt, publishedAt, declinedAt, reason }: ContributionView): Standing {
  if (publishedAt !== null) {
    return {
      ...({ tone: 'done', title: 'Your interview helps others' } as const),
      words: `You sent it on ${day(sentAt)}. It is published without names since ${day(publishedAt)}.`,
    }
  }
  if (declinedAt !== null) {
    return {
      ...({ tone: 'wrong', title: 'We did not publish your interview' } as const),
      words: `We read it on ${day(declinedAt)}: ${reason}`,
    }
  }
  return {
    ...({ tone: 'waiting', title: 'Your interview is with us' } as const),
    words: `You sent it on ${day(sentAt)}. An advisor takes out the names and publishes it; that usually takes 1 to 3 days. We let you know.`,
  }
}
