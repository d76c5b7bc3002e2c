import { useMutation } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { SlotView } from '../contract.ts'
import * as copy from '../copy.ts'
import { HomeTimes } from './slot-times.tsx'
import { webinars } from './webinars.ts'
import s from './webinars.module.css'

/** After the end. */
export function Recording({ slot }: { slot: SlotView }) {
  return (
    <>
      <Notice tone="done" live>
        {slot.hasRecording ? copy.hasEnded : copy.recordingToCome}
      </Notice>
      <div className="stack-2 marked indent-4">
        <HomeTimes {...slot} />
      </div>
      {slot.hasRecording && <Player slot={slot} kind="primary" />}
    </>
  )
}

/** Nothing of it is loaded before it is asked for. */
export function Player({ slot, kind }: { slot: SlotView; kind: 'primary' | 'quiet' }) {
  const find = useMutation({ mutationFn: () => webinars.recording({ slot: slot.id }) })
  if (find.data !== undefined) {
    const { url, captionsUrl } = find.data
    return (
      <video className={s.player} src={url} controls autoPlay playsInline aria-label={copy.recordingName}>
        <track kind="captions" srcLang="en" label="English" {...(captionsUrl !== null && { src: captionsUrl })} />
      </video>
    )
  }
  return (
    <>
      {find.error !== null && (
        <Notice tone="wrong" live>
          {find.error.message}
        </Notice>
      )}
      <div className="row-3">
        <Button kind={kind} busy={find.isPending} onClick={() => find.mutate()}>
          {copy.play}
        </Button>
      </div>
      <p className="faint">{copy.recordingWeighs(minutesOf(slot))}</p>
    </>
  )
}

const minutesOf = ({ startTime, endTime }: SlotView): number =>
  Math.round(Temporal.Instant.from(startTime).until(Temporal.Instant.from(endTime)).total('minutes'))
