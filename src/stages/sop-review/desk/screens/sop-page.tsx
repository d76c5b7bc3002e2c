import { useRead } from '#src/browser/reads.ts'
import { DeskPage, StudentLinks } from '#src/features/desk-kit/screens/desk-page.tsx'
import type { DeskVersion } from '../contract.ts'
import { useBegun } from './draft-remarks.ts'
import { Earlier } from './earlier.tsx'
import { SopFacts } from './sop-facts.tsx'
import { HelpWanted } from './help-wanted.tsx'
import type { ReaderOf } from './reader-name.ts'
import { Reader } from './reader.tsx'
import { Rubric } from './rubric.tsx'
import { deskSops } from './sop-queries.ts'
import { Standing } from './state.tsx'

/** One version of an SOP: where it stands, what it brings, its text with what is said of it, and the judgement. */
export function SopPage({ id, reader }: { id: string; reader: ReaderOf }) {
  const sop = useRead(deskSops.read, { id })
  const { student, number } = sop.data ?? {}
  return (
    <DeskPage
      title={student === undefined ? 'SOP' : `${student.name}, version ${number}`}
      what="SOP"
      back={{ href: '/desk/sops', to: 'all SOPs' }}
      links={student !== undefined && <StudentLinks id={student.id} />}
      query={sop}
    >
      {version => <OpenSop version={version} reader={reader} />}
    </DeskPage>
  )
}

function OpenSop({ version, reader }: { version: DeskVersion; reader: ReaderOf }) {
  const begun = useBegun(version.sopId, reader.id)
  return (
    <>
      <Standing version={version} reader={reader} begun={begun.keys.length} />
      <HelpWanted version={version} me={reader.id} />
      <SopFacts version={version} />
      <Earlier version={version}>
        {(earlier, ways) => <Reader version={version} earlier={earlier} ways={ways} begun={begun} me={reader.id} />}
      </Earlier>
      <Rubric version={version} me={reader.id} />
    </>
  )
}
