import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import type { PersonView } from '../contract.ts'
import { desk } from './api.ts'

/** For a phone that was lost, and with it the passkey or the app. */
export const ResetSecondFactors = ({ person: { id, name } }: { person: PersonView }) => (
  <section>
    <h2>Second factors</h2>
    <p className="muted">
      For when {name || 'they'} lost the phone with the passkey or authenticator app. First make sure that you’re really
      talking to them.
    </p>
    <div>
      <ConfirmVerb
        button="danger"
        label="Reset second factors"
        title={`Reset the second factors of ${name || 'this person'}?`}
        confirm="Reset them"
        keep="Leave them"
        act={() => desk.resetSecondFactors({ id })}
        rereads={['people']}
        done={`The second factors of ${name} are reset.`}
      >
        <p>
          All passkeys and the authenticator app are removed, and they’re signed out everywhere. When they come back
          they set up a new one. We write to them about it, and your name goes into the audit.
        </p>
      </ConfirmVerb>
    </div>
  </section>
)
