import { CancelButton } from './cancel-button.tsx'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { EntryHistory } from '#src/features/desk-kit/catalogue/screens/entry-history.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { LastChanged } from '#src/features/desk-kit/screens/last-changed.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { useTurningClock } from '#src/features/webinars/screens/use-clock.ts'
import type { DeskWebinarView } from '../contract.ts'
import * as copy from '../copy.ts'
import { Attendance } from './attendance.tsx'
import { DeskSlot } from './desk-slot.tsx'
import { deskWebinars } from './desk-webinars-query.ts'
import s from './desk-webinars.module.css'
import { EditDetails, labels } from './edit-details.tsx'
import { AddSlot } from './edit-slot.tsx'
import { attendeesAhead, inOrder } from './standing.ts'

type DeskWebinarProps = { webinar: DeskWebinarView; me: string; isSandbox: boolean; ahead: number }
type Work = 'change' | 'add'

/** One webinar: what it says, its times, and who comes. */
export function DeskWebinar({ webinar, me, isSandbox, ahead }: DeskWebinarProps) {
  const now = useTurningClock(heldSlots(webinar), ahead)
  const [work, setWork] = useState<Work>()
  const done = () => setWork(undefined)
  const isCancelled = webinar.cancelledAt !== null
  return (
    <Screen title={webinar.title} words={<Link href="/desk/webinars">Back to all webinars</Link>}>
      {webinar.cancelledAt !== null && (
        <Notice tone="info" title="This webinar is cancelled">
          Since <When at={webinar.cancelledAt} />. Those who had registered were notified.
        </Notice>
      )}
      {work === 'change' ? (
        <EditDetails webinar={webinar} me={me} onDone={done} />
      ) : (
        <WebinarFacts webinar={webinar} now={now} onWork={isCancelled ? undefined : setWork} />
      )}
      <section>
        <h2>Times</h2>
        <ul className={s.slots}>
          {inOrder(webinar.slots, now).map(slot => (
            <DeskSlot key={slot.id} webinar={webinar} slot={slot} me={me} isSandbox={isSandbox} now={now} />
          ))}
        </ul>
        {work === 'add' && <AddSlot webinar={webinar} me={me} isSandbox={isSandbox} onDone={done} />}
        {work !== 'add' && !isCancelled && (
          <div>
            <Button onClick={() => setWork('add')}>Add a time</Button>
          </div>
        )}
      </section>
      <Attendance webinar={webinar} />
      <EntryHistory
        name={{ catalogue: 'webinars', id: webinar.id }}
        version={webinar.version}
        rereads={['webinars']}
        fieldNames={labels}
      />
    </Screen>
  )
}

const heldSlots = ({ slots }: DeskWebinarView) =>
  slots.flatMap(({ cancelledAt, ...slot }) => (cancelledAt === null ? [slot] : []))

type WebinarFactsProps = { webinar: DeskWebinarView; now: string; onWork: ((work: Work) => void) | undefined }

function WebinarFacts({ webinar, now, onWork }: WebinarFactsProps) {
  const { description, stage, hostName, changedAt, changedBy } = webinar
  return (
    <>
      <div className={s.facts}>
        <p className={s.description}>{description}</p>
        <p>
          With {hostName}. {stage === null ? copy.noStage : `In the stage ${copy.stageNames[stage]}`}.
        </p>
        <LastChanged changedAt={changedAt} changedBy={changedBy} />
      </div>
      {onWork !== undefined && (
        <Actions>
          <Button onClick={() => onWork('change')}>Change what it says</Button>
          <CancelButton
            label="Cancel the whole webinar"
            title="Cancel the whole webinar?"
            registered={attendeesAhead(webinar, now)}
            cancel={() => deskWebinars.cancel({ id: webinar.id })}
          />
        </Actions>
      )}
    </>
  )
}
