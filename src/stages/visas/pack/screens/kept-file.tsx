import { saveFile } from '#src/browser/download.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { sizeWords } from '#src/features/documents/rules.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { useKeptFiles } from './kept-files.ts'

/** Opened from this device where it is kept here, and from the server otherwise. */
export function KeptFile({ document }: { document: DocumentView }) {
  const { kept = [], open } = useKeptFiles([document])
  if (!kept.includes(document.id))
    return (
      <p className="row-3 baseline lines-1 breakable">
        <DocumentLink document={document} />
      </p>
    )
  const save = async () => {
    const file = await open(document)
    if (file !== undefined) saveFile(file, document.name)
  }
  return (
    <p className="row-3 baseline lines-1 breakable">
      <Button kind="link" onClick={() => void save()}>
        {document.name}
      </Button>
      <span className="quiet">{sizeWords(document.bytes)}</span>
    </p>
  )
}
