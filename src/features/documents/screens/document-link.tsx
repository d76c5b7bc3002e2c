import type { DocumentView } from '../contract.ts'
import { sizeWords } from '../rules.ts'

/** A file by its name, to save. `from` is the address of the call that answers it. */
export function DocumentLink({ document, from = '/api/documents' }: { document: DocumentView; from?: string }) {
  return (
    <a className="breakable" href={`${from}/${document.id}`} download={document.name}>
      {document.name} <span className="one-line">({sizeWords(document.bytes)})</span>
    </a>
  )
}
