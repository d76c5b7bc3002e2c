import { ConfirmButton } from '#src/features/desk-kit/screens/confirm-button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { PersonView } from '../contract.ts'
import { desk } from './desk-queries.ts'
import s from './desk-screens.module.css'

/** For a phone that was lost. */
export function EndSessions({ person: { id, name }, isMe }: { person: PersonView; isMe: boolean }) {
  const toasts = useToasts()
  return (
    <section>
      <h2>Sessions</h2>
      <p className={s.words}>
        {isMe ? 'Signs you out everywhere but here.' : `Signs ${name || 'them'} out everywhere, at once.`}
      </p>
      <div>
        <ConfirmButton
          kind="danger"
          label="End all sessions"
          title={`End all sessions of ${name || 'this person'}?`}
          confirm="End them"
          keep="Leave them"
          act={() => desk.endSessions({ id })}
          rereads={['people']}
          done={({ ended }) => toasts.success(ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`)}
        >
          <p>They sign in again to go on. Nothing that they saved is lost. It is written down that you did this.</p>
        </ConfirmButton>
      </div>
    </section>
  )
}
