import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import { insuranceClaims } from './api.ts'

/** Asked twice: what was written and sent is thrown away. */
export const Withdraw = ({ id }: { id: string }) => (
  <div>
    <ConfirmVerb
      label="Withdraw this claim"
      title="Withdraw this claim?"
      confirm="Withdraw it"
      keep="Keep it"
      act={() => insuranceClaims.withdraw({ id })}
      rereads={insuranceRereads}
      done="The claim is withdrawn. Nothing of it is kept."
    >
      <p>What you wrote and the files are deleted here. You can file it again while the time for it runs.</p>
    </ConfirmVerb>
  </div>
)
