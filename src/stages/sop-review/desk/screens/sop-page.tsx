import { useQuery } from '@tanstack/react-query'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { Link } from '#src/ui/link.tsx'
import type { DeskVersion } from '../contract.ts'
import { useBegun } from './begun.ts'
import { Earlier } from './earlier.tsx'
import { SopFacts } from './sop-facts.tsx'
import { HelpWanted } from './help-wanted.tsx'
import type { ReaderOf } from './reading.ts'
import { Reader } from './reader.tsx'
import { Rubric } from './rubric.tsx'
import s from './sop-desk.module.css'
import { sopQuery } from './sop-queries.ts'
import { Standing } from './standing.tsx'

/** One version of an SOP: where it stands, what it brings, its text with what is said of it, and the judgement. */
export function SopPage({ id, reader }: { id: string; reader: ReaderOf }) {
  const sop = useQuery(sopQuery(id))
  const { student, number } = sop.data ?? {}
  return (
    <Screen
      title={student === undefined ? 'SOP' : `${student.name}, version ${number}`}
      words={
        <span className={s.ways}>
          <Link href="/desk/sops">Back to all SOPs</Link>
          {student !== undefined && (
            <>
              <Link href={`/desk/students/${student.id}`}>Their journey</Link>
              <Link href={`/desk/chats/${student.id}`}>Chat</Link>
            </>
          )}
        </span>
      }
    >
      <Shown what="this SOP" query={sop}>
        {version => <OpenSop version={version} reader={reader} />}
      </Shown>
    </Screen>
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
