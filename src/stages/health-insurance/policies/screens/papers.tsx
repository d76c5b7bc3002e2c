import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { BrochureLinks } from '#src/stages/health-insurance/brochures/screens/brochure-links.tsx'
import type { PolicyView } from '../contract.ts'
import * as copy from '../copy.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchFile, saveFile } from '#src/browser/download.ts'
import { keepFile, keptFile } from '#src/browser/kept-files.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { downloading } from '#src/features/documents/copy.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.ts'

/** ID cards and brochures: what there is to save and to read. */
export function Papers({ policy, isNext }: { policy: PolicyView; isNext: boolean }) {
  const { certificateLongURL, certificateName, brochureURL } = policy
  return (
    <div className="stack-3">
      <h3>ID card and brochure</h3>
      <Actions>
        {policy.cardLongURL !== null && <CardDownload policy={policy} from={policy.cardLongURL} isNext={isNext} />}
        {certificateLongURL !== null && (
          <DownloadButton from={certificateLongURL} name={certificateName ?? 'certificate.pdf'}>
            Save the certificate (PDF)
          </DownloadButton>
        )}
      </Actions>
      {policy.cardLongURL !== null && <p className="quiet">{copy.offline}</p>}
      {certificateLongURL === null && <p className="quiet">{copy.noCertificate}</p>}
      <div className="row-4 lines-0">
        <BrochureLinks plan={policy.planID} isSample={policy.sampleOf !== null} insurers={brochureURL} />
      </div>
    </div>
  )
}

/** The card is needed where there is no network: it is kept here once it was seen, until its owner signs out. */
type CardDownloadProps = { policy: PolicyView; from: string; isNext: boolean }

function CardDownload({ policy, from, isNext }: CardDownloadProps) {
  const owner = useUser()?.id ?? ''
  const toasts = useToasts()
  const name = `insurance-card:${policy.id}:${policy.card?.issuedAt ?? ''}`
  useEffect(() => {
    // Without a network it is not kept this time; anyone who presses the button is notified.
    if (owner !== '') cardOf(owner, name, from).catch(() => {})
  }, [owner, name, from])
  const save = useMutation({
    mutationFn: async () => saveFile(await cardOf(owner, name, from), copy.card.file),
    onError: error => toasts.error(error.message),
    networkMode: 'always',
  })
  return (
    <Button
      kind={isNext ? 'primary' : 'quiet'}
      aria-disabled={save.isPending}
      onClick={() => save.isPending || save.mutate()}
    >
      {save.isPending ? downloading : copy.saveCard}
    </Button>
  )
}

async function cardOf(owner: string, name: string, from: string): Promise<File> {
  const kept = await keptFile(owner, name)
  if (kept !== undefined) return kept
  const card = new File([await fetchFile(from)], copy.card.file, { type: 'application/pdf' })
  await keepFile(owner, name, card)
  return card
}
