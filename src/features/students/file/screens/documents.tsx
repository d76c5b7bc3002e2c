import { When } from '#src/features/desk-kit/screens/when.tsx'
import { fromStudents } from '#src/features/documents/screens/desk-address.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import type { StudentFile } from '../../contract.ts'
import * as copy from '#src/features/students/copy.ts'

/** Files by the step that they are about; each is opened by a call that notes who did. */
export function Documents({ files }: { files: readonly StudentFile[] }) {
  if (files.length === 0) return <p className="quiet">{copy.noDocuments}</p>
  return (
    <div className="stack-4">
      {[...Map.groupBy(files, ({ about }) => about)].map(([about, some]) => (
        <div key={about}>
          <h3 className="text-2">{about}</h3>
          <ul className="stack-1 list">
            {some.map(file => (
              <li key={file.id} className="stack pad-y-1 breakable">
                <DocumentLink document={file} from={fromStudents} />
                <span className="faint">
                  <When at={file.sentAt} />
                  {file.isOurs && `, ${copy.fromTheDesk}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
