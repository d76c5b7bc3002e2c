import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { BrochureLinks } from '#src/stages/health-insurance/brochures/screens/brochure-links.tsx'
import type { PolicyView } from '../contract.ts'
import * as copy from '../copy.ts'
import { CardDownload } from './card-download.tsx'

/** ID cards and brochures: what there is to save and to read. */
export function Papers({ policy }: { policy: PolicyView }) {
  const { certificateLongURL, certificateName, brochureURL } = policy
  return (
    <div className="stack-3">
      <h3>ID card and brochure</h3>
      <Actions>
        {policy.cardLongURL !== null && <CardDownload policy={policy} from={policy.cardLongURL} />}
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
