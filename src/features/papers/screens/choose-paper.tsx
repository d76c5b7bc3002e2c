import { useRead } from '#src/browser/reads.ts'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '#src/browser/download.ts'
import { kindByName, kinds, sizeWords, type PurposeName } from '#src/features/documents/rules.ts'
import { onceArrived } from '#src/features/documents/screens/tray/arrivals.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { titleWith } from '../titles/copy.ts'
import { papersApi } from './api.ts'

type ChoosePaperProps = { purpose: PurposeName; use: string; onChosen: (file: File) => void; onClose: () => void }

/** One file, many uses: a copy of a paper goes the way of any file that is chosen. */
export function ChoosePaper({ purpose, use, onChosen, onClose }: ChoosePaperProps) {
  const toasts = useToasts()
  const own = useRead(papersApi.read)
  const take = useMutation({
    mutationFn: (paper: PaperView) => copyOf(paper, purpose),
    onSuccess: (file, { id }) => {
      // Not every file that is chosen arrives: its paper is used once it has.
      onceArrived.set(file, () => void papersApi.noteUse({ id, use }).catch(() => {}))
      onChosen(file)
      onClose()
    },
    onError: error => toasts.error(error.message),
  })
  const papers = own.data?.papers.filter(({ document }) => kindByName(document.name, purpose) !== undefined)
  return (
    <Dialog open onClose={onClose} title={copy.choose}>
      {papers === undefined ? (
        <Waiting query={own} what="your documents" />
      ) : (
        <div className="stack-4">
          <p>{papers.length === 0 ? copy.chooseEmpty : copy.chooseWords}</p>
          {papers.length > 0 && (
            <ul className="list ruled">
              {papers.map(paper => (
                <li key={paper.id} className="stack-4 first-wide middle ruled-below pad-y-3">
                  <span className="stack breakable">
                    <strong>{titleWith(paper)}</strong>
                    <span className="quiet">
                      {paper.document.name} ({sizeWords(paper.document.bytes)})
                    </span>
                  </span>
                  <Button busy={take.isPending && take.variables.id === paper.id} onClick={() => take.mutate(paper)}>
                    {copy.useIt}
                    <VisuallyHidden>{copy.about(titleWith(paper))}</VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Link href="/documents">{copy.goThere}</Link>
        </div>
      )}
    </Dialog>
  )
}

/** Named by what it is: a step guesses from that where it belongs, and who reads it knows what it is. */
async function copyOf(paper: PaperView, purpose: PurposeName): Promise<File> {
  const { id, name, type } = paper.document
  const kind = kindByName(name, purpose)
  const ending = kind === undefined ? 'pdf' : kinds[kind].endings[0]
  return new File([await fetchFile(`/api/documents/${id}`)], `${titleWith(paper)}.${ending}`, { type })
}
