import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { PapersShown } from '../papers/contract.ts'
import { familyPapers } from './api.ts'
import { AsOf } from './as-of.tsx'
import { goodFor } from './moments.ts'
import { useFamilyWords } from './use-words.ts'

/** The papers that the student chose for this person. Their files are kept nowhere here: each is asked for as it is saved. */
export function Papers({ student }: { student: string }) {
  const { home: copy } = useFamilyWords().words
  const query = useQuery({ ...readOf(familyPapers.read, { student }), staleTime: goodFor })
  return (
    <section className="heads-4 stack-2" aria-label={copy.papersTitle}>
      <h2>{copy.papersTitle}</h2>
      <Loaded query={query} rows={2}>
        {({ now: read, papers }) => (
          <>
            {papers.length === 0 && <p>{copy.noPapers}</p>}
            <ul className="list">
              {papers.map(paper => (
                <Paper key={paper.id} student={student} paper={paper} />
              ))}
            </ul>
            <AsOf read={read} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type PaperProps = { student: string; paper: PapersShown['papers'][number] }

const Paper = ({ student, paper: { id, name, validUntil, fileName } }: PaperProps) => {
  const { words, day, languageOf } = useFamilyWords()
  const { home: copy } = words
  return (
    <li className="stack-2 ruled-below pad-y-3 breakable">
      <span className="semibold" lang="en">
        {name}
      </span>
      {validUntil !== null && (
        <span lang={languageOf('home.validUntil')}>{copy.validUntil(day(validUntil, 'home.validUntil'))}</span>
      )}
      <div>
        <DownloadButton from={`/api/family/${student}/papers/${id}`} name={fileName} about={name}>
          {copy.savePaper}
        </DownloadButton>
      </div>
    </li>
  )
}
