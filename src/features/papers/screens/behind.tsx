import type { ReactNode } from 'react'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import type { StageView } from '#src/journey/views.ts'
import { Link } from '#src/ui/link.tsx'
import type { PaperView, SeenView } from '../contract.ts'
import * as copy from '../copy.ts'
import { stepTitle } from '../rules.ts'
import * as validity from '../validity/copy.ts'
import type { Validity } from '../validity/rules.ts'
import { dayHere } from './days.ts'
import { StateTag } from './state-tag.tsx'

type BehindProps = { paper: PaperView; all: readonly Validity[]; stages: readonly StageView[] }

/** For each use the rule with its source; then where it was used, who has seen it, and what it replaced. */
export function Behind({ paper: { uses, seen, versions }, all, stages }: BehindProps) {
  return (
    <>
      <Rules all={all} />
      {uses.length > 0 && (
        <Lines title={copy.usedIn}>
          {uses.map(({ use, usedAt }) => (
            <li key={use}>
              <Link href={use}>{stepTitle(stages, use)}</Link>{' '}
              <span className="quiet">{copy.sentOn(dayHere(usedAt))}</span>
            </li>
          ))}
        </Lines>
      )}
      <Seen seen={seen} />
      <Versions title={copy.fittedVersions} versions={versions.filter(({ isFitted }) => isFitted)} />
      <Versions title={copy.olderVersions} versions={versions.filter(({ isFitted }) => !isFitted)} />
    </>
  )
}

export const Rules = ({ all }: Pick<BehindProps, 'all'>) => (
  <>
    {all.map((one, at) => (
      <div key={`${one.rule.use} ${one.rule.level}`} className="stack-1 readable">
        <div className="row-3 apart lines-1">
          <strong>{validity.uses[one.rule.use]}</strong>
          <StateTag validity={one} />
        </div>
        <p>{[one.words, isLast(all, at) && ruleWords(one)].filter(Boolean).join(' ')}</p>
        {isLast(all, at) && one.rule.source !== null && <SourceMark of={[one.rule.source]} />}
      </div>
    ))}
  </>
)

function Versions({ title, versions }: { title: string; versions: PaperView['versions'] }) {
  return (
    <>
      {versions.length > 0 && (
        <Lines title={title}>
          {versions.map(({ document, addedAt }) => (
            <li key={document.id}>
              <DocumentLink document={document} /> <span className="quiet">{copy.addedOn(dayHere(addedAt))}</span>
            </li>
          ))}
        </Lines>
      )}
    </>
  )
}

const ruleWords = ({ rule: { words, isPerSchool } }: Validity): string =>
  isPerSchool ? `${words} ${validity.perSchool}` : words

/** One statement may be behind two uses: it is said once, at the end. */
const isLast = (all: readonly Validity[], at: number): boolean =>
  !all.slice(at + 1).some(({ rule }) => rule.words === all[at]?.rule.words)

export function Seen({ seen }: { seen: readonly SeenView[] }) {
  if (seen.length === 0) return <p className="quiet">{copy.nobody}</p>
  return (
    <Lines title={copy.seenBy}>
      {seen.map(({ who, roles, at }) => (
        <li key={`${who} ${at}`}>{copy.seenOn(who ?? copy.someone, roles, dayHere(at))}</li>
      ))}
    </Lines>
  )
}

const Lines = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    <ul className="stack-1 list breakable">{children}</ul>
  </div>
)
