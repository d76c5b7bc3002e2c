import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { relationNames } from '#src/features/family/copy.ts'
import { titles } from '#src/stages/loans/application/copy.ts'
import type { ApplicationView } from '#src/stages/loans/application/contract.ts'
import { dayIn } from '#src/stages/loans/sheet/screens/days.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { own as copy } from '../copy.ts'

/** Beside the papers that are about who borrows with the student. */
export const InviteThem = () => (
  <div className="stack-2">
    <p>{copy.invite}</p>
    <div>
      <ButtonLink href="/profile/family">{copy.toFamily}</ButtonLink>
    </div>
  </div>
)

type Given = ApplicationView['coPapers'][number]

/** To the student: that a paper is here, from whom and since when; what is in it only where its owner lets them. */
export const GivenPaper = ({ paper: { id, who, relation, at, document } }: { paper: Given }) => (
  <span className="breakable">
    {copy.there(who, relationNames[relation], dayIn(at))}{' '}
    {document === null ? copy.closed : <DocumentLink document={{ ...document, id }} from="/api/loans/co-papers" />}
  </span>
)

/** After the application was sent: what of it is here, and what is not any more. */
export const GivenSince = ({ application: { coPapers, missing } }: { application: ApplicationView }) => (
  <>
    {missing.length > 0 && (
      <Notice tone="waiting" live title={copy.missingTitle}>
        {copy.missing(missing.map(field => titles[field]))}
      </Notice>
    )}
    {coPapers.length > 0 && (
      <section className="stack-3" aria-label={copy.title}>
        <h3 className="text-4">{copy.title}</h3>
        <ul className="stack-2 list">
          {coPapers.map(paper => (
            <li key={paper.id} className="stack-1">
              <span className="semibold">{titles[paper.field]}</span>
              <GivenPaper paper={paper} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
