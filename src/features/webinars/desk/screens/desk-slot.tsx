import { classes } from '#src/ui/classes.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import * as copy from '../rules.ts'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { AwayTimes, HomeTimes } from '#src/features/webinars/screens/slot-times.tsx'
import type { DeskSlotView, DeskWebinarView } from '../contract.ts'
import { deskWebinars } from './api.ts'
import s from '#src/features/webinars/screens/webinars.module.css'
import { EditSlot } from './edit-webinar.tsx'
import { isOver } from './state.ts'
import { SetRecording } from './set-recording.tsx'

type DeskSlotProps = { webinar: DeskWebinarView; slot: DeskSlotView; me: string; isSandbox: boolean; now: string }
type Work = 'change' | 'recording'

/** One time of a webinar, and what can be done with it. */
export function DeskSlot({ webinar, slot, me, isSandbox, now }: DeskSlotProps) {
  const [work, setWork] = useState<Work>()
  const done = () => setWork(undefined)
  return (
    <Card as="li">
      <div className={classes('stack-3', s.slot)}>
        <SlotFacts slot={slot} isInForm={work === 'change'} />
        {work === 'change' && <EditSlot webinar={webinar} slot={slot} me={me} isSandbox={isSandbox} onDone={done} />}
        {work === 'recording' && <SetRecording slot={slot} onDone={done} />}
        {work === undefined && slot.cancelledAt === null && (
          <SlotActions slot={slot} hasEnded={isOver(slot, now)} onWork={setWork} />
        )}
      </div>
    </Card>
  )
}

function SlotFacts({ slot, isInForm }: { slot: DeskSlotView; isInForm: boolean }) {
  const { cancelledAt, registered, came, conferenceId, agenda, recordingUrl } = slot
  return (
    <>
      <div>
        <HomeTimes {...slot} /> {cancelledAt !== null && <Tag tone="wrong">Cancelled</Tag>}
        <AwayTimes {...slot} />
      </div>
      <p>
        {registered} registered, {came} came. Conference <code>{conferenceId}</code>.
      </p>
      {!isInForm && <p className="readable muted as-typed">{agenda}</p>}
      {recordingUrl !== null && (
        <p>
          <a href={recordingUrl} target="_blank" rel="noopener">
            The recording
          </a>
        </p>
      )}
    </>
  )
}

type SlotActionsProps = { slot: DeskSlotView; hasEnded: boolean; onWork: (work: Work) => void }

function SlotActions({ slot, hasEnded, onWork }: SlotActionsProps) {
  return (
    <Actions>
      <Button onClick={() => onWork('change')}>Change this time</Button>
      {hasEnded ? (
        <Button onClick={() => onWork('recording')}>
          {slot.recordingUrl === null ? 'Add the recording' : 'Change the recording'}
        </Button>
      ) : (
        <CancelButton
          label="Cancel this time"
          title="Cancel this time?"
          registered={slot.registered}
          cancel={() => deskWebinars.cancelSlot({ slot: slot.id })}
        />
      )}
    </Actions>
  )
}

type CancelButtonProps = {
  label: string
  title: string
  /** How many are notified. */
  registered: number
  cancel: () => Promise<unknown>
}

export const CancelButton = ({ label, title, registered, cancel }: CancelButtonProps) => (
  <ConfirmVerb
    label={label}
    title={title}
    confirm="Cancel it"
    keep="Keep it"
    act={cancel}
    rereads={['webinars']}
    done={copy.cancelled(registered)}
  >
    <p>{copy.cancelledWords(registered)} This cannot be undone, but a new time can be added.</p>
  </ConfirmVerb>
)
