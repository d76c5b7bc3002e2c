import { Diary, DiaryEntry } from '#src/features/appointments/screens/desk/diary.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { Tag, type TagProps } from '#src/ui/tag.tsx'
import { timesAt } from '#src/features/appointments/rules.ts'
import type { DeskCall } from '../contract.ts'
import * as copy from '../rules.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { attorneyDesk, useDeskVerb } from './api.ts'

export const DeskCalls = ({ calls, now }: { calls: readonly DeskCall[]; now: string }) => (
  <Diary label="Calls" appointments={calls} none={none}>
    {call => <OneCall key={call.id} call={call} now={now} />}
  </Diary>
)

const none = { title: 'No call yet', words: 'A call appears here as soon as a student books one.' }

function OneCall({ call, now }: { call: DeskCall; now: string }) {
  const { student, attorney, slot, phone, issue, kind, papers } = call
  const { day, home, away } = timesAt(Temporal.Instant.from(slot), attorney.zone)
  const { tone, words } = standingOf(call, now)
  return (
    <DiaryEntry
      student={student}
      beside={` with ${attorney.name}`}
      state={<Tag tone={tone}>{words}</Tag>}
      detail={
        <>
          <p>
            <time dateTime={slot}>
              {day}, {home}
            </time>{' '}
            <span className="muted">
              / {away}. {kind === 'paid' ? 'Paid call' : 'Free call'}.{' '}
              {phone === null ? 'No phone number' : `Phone ${phone}`}.
            </span>
          </p>
          <p className="readable breakable as-typed">{issue}</p>
          {papers.length > 0 && (
            <ul aria-label={`Papers of ${student.name}`}>
              {papers.map(paper => (
                <li key={paper.id}>
                  <DocumentLink document={paper} />
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      <CallActions call={call} now={now} />
    </DiaryEntry>
  )
}

function standingOf(
  { ending, confirmedAt, slot }: DeskCall,
  now: string,
): { tone: NonNullable<TagProps['tone']>; words: string } {
  if (ending !== null) return { tone: ending === 'held' ? 'done' : 'plain', words: copy.endingWords[ending] }
  if (confirmedAt === null) return { tone: 'waiting', words: 'Kept, not paid yet' }
  return slot <= now ? { tone: 'ready', words: 'To mark as held' } : { tone: 'open', words: 'Ahead' }
}

/** What the desk does with a call: gives it to another attorney, cancels it, says that it was held. */
function CallActions({ call, now }: { call: DeskCall; now: string }) {
  const { id, kind, confirmedAt, ending, slot, others, student } = call
  const hasBegun = slot <= now
  const held = useDeskVerb(() => attorneyDesk.markHeld({ call: id }), 'Marked as held.')
  const give = useDeskVerb(
    (attorney: string) => attorneyDesk.reassign({ call: id, attorney }),
    `Given over. ${student.name} is being notified.`,
  )
  if (confirmedAt !== null && hasBegun && (ending === null || ending === 'passed')) {
    return (
      <Actions>
        <Button busy={held.isPending} onClick={() => held.mutate({})}>
          Mark as held
        </Button>
      </Actions>
    )
  }
  if (ending !== null) return null
  return (
    <Actions>
      {confirmedAt !== null &&
        others.map(other => (
          <Button key={other.id} busy={give.isPending} onClick={() => give.mutate(other.id)}>
            Give to {other.name}
          </Button>
        ))}
      <ConfirmVerb
        label="Cancel this call"
        title="Cancel this call?"
        confirm="Cancel it"
        keep="Keep it"
        act={() => attorneyDesk.cancelCall({ call: id })}
        rereads={['attorneys']}
        done={`Cancelled. ${student.name} is being notified.`}
      >
        <p>
          {student.name} gets an e-mail and a notification, and can choose another time.
          {kind === 'paid' && ' What was paid for it is put down to be sent back.'}
        </p>
      </ConfirmVerb>
    </Actions>
  )
}
