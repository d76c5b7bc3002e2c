import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
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
import type { DeskWebinarView, AttendeeView } from '../contract.ts'
import * as copy from '../rules.ts'
import { detailsRecord } from '../rules.ts'
import { CancelButton, DeskSlot } from './desk-slot.tsx'
import { deskWebinars } from './api.ts'
import { labelsOf } from '#src/records/fields.ts'
import { AddSlot, EditDetails } from './edit-webinar.tsx'
import { attendeesAhead, inOrder } from './state.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'

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
        <ul className="stack-4 list">
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
        fieldNames={labelsOf(detailsRecord)}
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
      <div className="stack-2">
        <p className="readable as-typed">{description}</p>
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

/** Who registered, and who came. */
function Attendance({ webinar }: { webinar: DeskWebinarView }) {
  const query = useRead(deskWebinars.attendance, { id: webinar.id })
  return (
    <section>
      <h2>Who registered and who came</h2>
      <Loaded what="who registered" query={query}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState title="Nobody has registered yet" level={3}>
              Everybody who does appears here immediately.
            </EmptyState>
          ) : (
            <Table
              caption="Who registered and who came"
              columns={columnsFor(webinar)}
              rows={rows}
              rowKey={({ slot, email }) => `${slot} ${email}`}
            />
          )
        }
      </Loaded>
    </section>
  )
}

const columnsFor = ({ slots }: DeskWebinarView): readonly Column<AttendeeView>[] => [
  { label: 'Name', cell: ({ name, email }) => name || email },
  { label: 'E-mail', cell: ({ email }) => email },
  { label: 'For', cell: ({ slot }) => <SlotTime at={slots.find(({ id }) => id === slot)?.startTime} /> },
  { label: 'Registered', cell: ({ registeredAt }) => <When at={registeredAt} /> },
  { label: 'Came', cell: ({ enteredAt }) => (enteredAt === null ? 'Not yet' : <When at={enteredAt} />) },
]

const SlotTime = ({ at }: { at: string | undefined }) => (at === undefined ? null : <When at={at} />)
