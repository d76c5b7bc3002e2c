import { useMutation } from '@tanstack/react-query'
import { useRead } from '#src/browser/reads.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { kindByName, sizeWords, type PurposeName } from '#src/features/documents/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { filesAmong } from '../rules.ts'
import { titleAt } from '../titles/copy.ts'
import { papersApi } from './api.ts'
import { fitted } from './fitted.ts'

type ChoosePaperProps = {
  purpose: PurposeName | undefined
  onChosen: (file: DocumentView) => Promise<unknown>
  onClose: () => void
}

/** All that the student has added, here or at a step: the place is made to use what is stored. */
export function ChoosePaper({ purpose, onChosen, onClose }: ChoosePaperProps) {
  const toasts = useToasts()
  const own = useRead(papersApi.read)
  const take = useMutation({
    mutationFn: async (paper: Parameters<typeof fitted>[0]) => onChosen(await fitted(paper, purpose)),
    onSuccess: onClose,
    onError: error => toasts.error(error.message),
  })
  const papers =
    own.data &&
    filesAmong(own.data).filter(
      ({ document: { name } }) => purpose === undefined || kindByName(name, purpose) !== undefined,
    )
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
                    <strong>{titleAt(paper)}</strong>
                    <span className="quiet">
                      {paper.document.name} ({sizeWords(paper.document.bytes)}). {copy.fromPlace(paper.place)}
                    </span>
                  </span>
                  <Button busy={take.isPending && take.variables.id === paper.id} onClick={() => take.mutate(paper)}>
                    {copy.useIt}
                    <VisuallyHidden>{copy.about(titleAt(paper))}</VisuallyHidden>
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
