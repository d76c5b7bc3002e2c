import type { StageView } from '#src/journey/views.ts'
import { sizeWords } from '#src/features/documents/rules.ts'
import { Link } from '#src/ui/link.tsx'
import type { ElsewhereView } from '../contract.ts'
import * as copy from '../copy.ts'
import { stepTitle } from '../rules.ts'
import { Seen } from './behind.tsx'
import { dayHere } from './days.ts'

/** What steps keep: it is read here, and changed there. */
export function Elsewhere({ files, stages }: { files: readonly ElsewhereView[]; stages: readonly StageView[] }) {
  return (
    <section aria-labelledby="from-steps" className="stack-3">
      <div>
        <h2 id="from-steps" className="below-2 text-4">
          {copy.fromSteps}
        </h2>
        <p className="quiet">{copy.fromStepsWords}</p>
      </div>
      <ul className="list ruled">
        {files.map(({ id, name, bytes, address, what, usedIn, sentAt, seen }) => (
          <li key={id} className="stack-1 ruled-below pad-y-4">
            <h3 className="text-3">{what}</h3>
            <p className="row-3 baseline shrink lines-1 breakable">
              <a href={address} download={name}>
                {name}
              </a>
              {bytes !== null && <span className="quiet">{sizeWords(bytes)}</span>}
            </p>
            <p className="row-3 baseline shrink lines-1 breakable">
              <Link href={usedIn}>{stepTitle(stages, usedIn)}</Link>
              <span className="quiet">{copy.sentOn(dayHere(sentAt))}</span>
            </p>
            {seen.length > 0 && <Seen seen={seen} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
