import { useVerb } from '#src/browser/use-verb.ts'
import { TypeformFrame } from '#src/features/custom-steps/screens/typeform-frame.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import type { PolicyView } from '../contract.ts'
import { filed } from '../copy.ts'
import { ClaimForm } from './claim-form.tsx'
import { insuranceClaims } from './api.ts'

type ClaimDialogProps = {
  owner: string
  policies: readonly PolicyView[]
  typeform: string | null
  onClose: () => void
}

/** The specification's claim modal: our own form, or the one at Typeform where that is set. */
export function ClaimDialog({ owner, policies, typeform, onClose }: ClaimDialogProps) {
  return (
    <Dialog open wide onClose={onClose} title="File an insurance claim">
      {typeform === null ? (
        <ClaimForm owner={owner} policies={policies} onFiled={onClose} />
      ) : (
        <AtTypeform url={typeform} policy={policies[0]?.id ?? ''} onFiled={onClose} />
      )}
    </Dialog>
  )
}

/** The answers stay there; the form or the student says that there is a claim, from the insurance that is the newest. */
function AtTypeform({ url, policy, onFiled }: { url: string; policy: string; onFiled: () => void }) {
  const toasts = useToasts()
  const tell = useVerb(insuranceClaims.fileElsewhere, {
    rereads: insuranceRereads,
    done: () => {
      toasts.success(filed)
      onFiled()
    },
  })
  return (
    <TypeformFrame
      url={url}
      title="File an insurance claim"
      isSending={tell.isPending}
      onSent={() => tell.mutate({ policy })}
      isFallback
    />
  )
}
