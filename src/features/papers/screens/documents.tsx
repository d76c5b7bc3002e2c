import { useState } from 'react'
import { toolsTitle } from '#src/features/documents/fixing/copy.ts'
import { withReads } from '#src/manifest/web.tsx'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { LuggageLabel } from '#src/ui/drawings/luggage-label.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as copy from '../copy.ts'
import { AddPaper } from './add-paper.tsx'
import { KeepStored } from './change-paper.tsx'
import { PaperRow } from './paper-row.tsx'
import { PapersFrame, type Shown } from './papers-frame.tsx'
import { papersReads, type Judging } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from './papers.module.css'
import type { StageView } from '#src/journey/views.ts'
import { kindByName, sizeWords } from '#src/features/documents/rules.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Link } from '#src/ui/link.tsx'
import type { ElsewhereView } from '../contract.ts'
import { stepTitle } from '../rules.ts'
import { isOfAnother, validityOf, worstOf } from '../validity/rules.ts'
import { Seen } from './behind.tsx'
import { dayHere } from './days.ts'
import { StateTag } from './state-tag.tsx'
import { WhereUsed, type KeptOf } from './where-used.tsx'

export default withReads(DocumentsPage, papersReads)

/** Every file of the journey: the papers that are kept here, then those of the steps. */
function DocumentsPage() {
  return (
    <PapersFrame title={copy.title} width="stage">
      {shown => <Documents {...shown} />}
    </PapersFrame>
  )
}

function Documents({ own: { papers, elsewhere }, journey, judging }: Shown) {
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<{ id: string; kept?: KeptOf | undefined }>()
  const isEmpty = papers.length + elsewhere.length === 0
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {copy.addPaper}
    </Button>
  )
  return (
    <div className="stack-6">
      <div className={classes('spread bottom gap-6 lines-4', s.head)}>
        <div className="stack-2">
          <h1>{copy.title}</h1>
          <p>{copy.lede}</p>
        </div>
        <div className="row-4 lines-2">
          {!isEmpty && add}
          <ButtonLink href="/documents/pack">{copy.toPack}</ButtonLink>
          <ButtonLink href="/documents/tools">{toolsTitle}</ButtonLink>
        </div>
      </div>
      {added !== undefined && <WhereUsed key={added.id} {...added} />}
      <AlsoThere at={['passport-profile']} />
      {isEmpty && (
        <EmptyState drawing={<LuggageLabel />} title={copy.emptyTitle} action={add}>
          {copy.emptyWords}
        </EmptyState>
      )}
      {papers.length > 0 && (
        <section aria-labelledby="your-papers">
          <h2 id="your-papers" className="below-2 text-4">
            {copy.yourPapers}
          </h2>
          <ul className="list ruled">
            {papers.map(paper => (
              <PaperRow key={paper.id} paper={paper} stages={journey.stages} judging={judging} />
            ))}
          </ul>
        </section>
      )}
      {elsewhere.length > 0 && <Elsewhere files={elsewhere} stages={journey.stages} judging={judging} />}
      {isAdding && (
        <AddPaper
          today={judging.around.today}
          onClose={() => setAdding(false)}
          onAdded={(id, kept) => setAdded({ id, kept })}
        />
      )}
    </div>
  )
}

type ElsewhereProps = { files: readonly ElsewhereView[]; stages: readonly StageView[]; judging: Judging }

/** What steps keep: it is read here, and changed there. */
function Elsewhere({ files, stages, judging }: ElsewhereProps) {
  return (
    <section aria-labelledby="from-steps" className="stack-3">
      <div>
        <h2 id="from-steps" className="below-2 text-4">
          {copy.fromSteps}
        </h2>
        <p className="quiet">{copy.fromStepsWords}</p>
      </div>
      <ul className="list ruled">
        {files.map(file => (
          <FromStep key={file.id} file={file} stages={stages} judging={judging} />
        ))}
      </ul>
    </section>
  )
}

function FromStep({ file, stages, judging }: { file: ElsewhereView } & Pick<ElsewhereProps, 'stages' | 'judging'>) {
  const { document, name, address, what, usedIn, addedAt, seen } = file
  const [isKeeping, setKeeping] = useState(false)
  const worst = worstOf(validityOf(file, judging.rules, judging.around))
  return (
    <li className="stack-1 ruled-below pad-y-4">
      <div className="row-3 apart lines-1">
        <h3 className="text-3">{what}</h3>
        {worst !== undefined && isOfAnother(worst.state) && <StateTag validity={worst} />}
      </div>
      {worst?.rule.source === null && <p className="readable muted">{worst.words}</p>}
      <p className="row-3 baseline shrink lines-1 breakable">
        <a href={address} download={name}>
          {name}
        </a>
        {document !== null && <span className="quiet">{sizeWords(document.bytes)}</span>}
      </p>
      <p className="row-3 baseline shrink lines-1 breakable">
        <Link href={usedIn}>{stepTitle(stages, usedIn)}</Link>
        <span className="quiet">{copy.sentOn(dayHere(addedAt))}</span>
      </p>
      {seen.length > 0 && <Seen seen={seen} />}
      {document !== null && kindByName(name, 'vault') !== undefined && (
        <div>
          <Button kind="link" onClick={() => setKeeping(true)}>
            {copy.keepStored}
            <VisuallyHidden>{copy.about(what)}</VisuallyHidden>
          </Button>
        </div>
      )}
      {isKeeping && <KeepStored file={file} today={judging.around.today} onClose={() => setKeeping(false)} />}
    </li>
  )
}
