import type { StageView } from '#src/journey/views.ts'
import { sizeWords } from '#src/features/documents/rules.ts'
import { Link } from '#src/ui/link.tsx'
import type { ElsewhereView } from '../contract.ts'
import * as copy from '../copy.ts'
import { stepTitle } from '../rules.ts'
import { Seen } from './behind.tsx'
import { dayHere } from './days.ts'
import s from './papers.module.css'

/** What steps keep: it is read here, and changed there. */
export function Elsewhere({ files, stages }: { files: readonly ElsewhereView[]; stages: readonly StageView[] }) {
  return (
    <section aria-labelledby="from-steps" className="stack-3">
      <div>
        <h2 id="from-steps" className={s.title}>
          {copy.fromSteps}
        </h2>
        <p className="quiet">{copy.fromStepsWords}</p>
      </div>
      <ul className={s.papers}>
        {files.map(({ id, name, bytes, address, what, usedIn, sentAt, seen }) => (
          <li key={id} className={s.paper}>
            <h3>{what}</h3>
            <p className={s.file}>
              <a href={address} download={name}>
                {name}
              </a>
              {bytes !== null && <span className="quiet">{sizeWords(bytes)}</span>}
            </p>
            <p className={s.file}>
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
