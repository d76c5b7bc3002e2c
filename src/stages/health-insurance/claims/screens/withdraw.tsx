import { useVerb } from '#src/browser/use-verb.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import { insuranceClaims } from './api.ts'

/** Asked twice: what was written and sent is thrown away. */
export function Withdraw({ id }: { id: string }) {
  const withdraw = useVerb(insuranceClaims.withdraw, {
    rereads: insuranceRereads,
    done: 'The claim is withdrawn. Nothing of it is kept.',
  })
  return (
    <div>
      <ConfirmButton
        label="Withdraw this claim"
        title="Withdraw this claim?"
        confirm="Withdraw it"
        keep="Keep it"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
      >
        <p>What you wrote and the files are deleted here. You can file it again while the time for it runs.</p>
      </ConfirmButton>
    </div>
  )
}
