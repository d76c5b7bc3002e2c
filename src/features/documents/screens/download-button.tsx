import { useMutation } from '@tanstack/react-query'
import { download } from '#src/browser/download.ts'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { downloading } from '../copy.ts'

type DownloadButtonProps = {
  from: string
  name: string
  kind?: ButtonKind
  /** What must have arrived at the server first, to stand in the file. */
  after?: () => Promise<void>
  /** What tells it from others of the same words, for a screen reader. */
  about?: string
  children: string
}

/** Says that the file is on its way until the browser has it. */
export function DownloadButton({ from, name, kind = 'quiet', after, about, children }: DownloadButtonProps) {
  const toasts = useToasts()
  const save = useMutation({
    mutationFn: async () => {
      await after?.()
      await download(from, name)
    },
    onError: error => toasts.error(error.message),
  })
  return (
    <Button kind={kind} aria-disabled={save.isPending} onClick={() => save.isPending || save.mutate()}>
      {save.isPending ? downloading : children}
      {about !== undefined && <VisuallyHidden> ({about})</VisuallyHidden>}
    </Button>
  )
}
