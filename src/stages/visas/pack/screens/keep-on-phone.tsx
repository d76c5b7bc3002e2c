import { useMutation } from '@tanstack/react-query'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import * as copy from '../copy.ts'
import { useKeptFiles } from './kept-files.ts'

/** Papers of identity are put on a device when their owner says so, and on no other. */
export function KeepOnPhone({ files }: { files: readonly DocumentView[] }) {
  const toasts = useToasts()
  const { kept, keep, remove } = useKeptFiles(files)
  const put = useMutation({
    mutationFn: () => keep(files),
    onSuccess: isThere => (isThere ? toasts.success(copy.keptAll) : toasts.error(copy.keptNone)),
    onError: error => toasts.error(error.message),
  })
  const take = useMutation({ mutationFn: () => remove(files), networkMode: 'always' })
  if (kept === undefined) return null
  return (
    <div className="stack-3 box pad-4">
      <p>{kept.length > 0 ? copy.isKept(kept.length) : copy.keepWords}</p>
      <div className="row-4 lines-2">
        {kept.length < files.length && (
          <Button busy={put.isPending} onClick={() => put.mutate()}>
            {put.isPending ? copy.keeping : copy.keep}
          </Button>
        )}
        {kept.length > 0 && (
          <Button kind="link" onClick={() => take.mutate()}>
            {copy.unkeep}
          </Button>
        )}
      </div>
    </div>
  )
}
