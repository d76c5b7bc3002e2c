import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Link } from '#src/ui/link.tsx'
import * as copy from '../copy.ts'

type BrochureLinksProps = {
  plan: string
  /** With it, what the plan costs there. */
  university?: string | undefined
  isSample: boolean
  /** The insurer's own, if there is one. */
  insurers: string | null
}

/** The plan on paper: ours, made of its figures, and the insurer's. */
export const BrochureLinks = ({ plan, university, isSample, insurers }: BrochureLinksProps) => (
  <>
    <DownloadButton kind="link" from={addressOf(plan, university)} name={copy.fileName(plan)}>
      {isSample ? copy.downloadSample : copy.download}
    </DownloadButton>
    {insurers !== null && (
      <Link href={insurers} target="_blank" rel="noopener noreferrer">
        {copy.insurers}
      </Link>
    )}
  </>
)

const addressOf = (plan: string, university: string | undefined): string =>
  `/api/insurance/plans/${encodeURIComponent(plan)}/brochure${
    university === undefined ? '' : `?university=${encodeURIComponent(university)}`
  }`
