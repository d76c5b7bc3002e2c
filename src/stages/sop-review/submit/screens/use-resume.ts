// One file, chosen and kept here; it leaves with the submission and not before.
import { useEffect, useRef, useState } from 'react'
import { keepFile, keptFile } from '#src/browser/kept-files.ts'
import { upload } from '#src/browser/upload.ts'
import * as words from '#src/features/documents/copy.ts'
import { fileProblem } from '#src/features/documents/rules.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { useTaking } from '#src/features/documents/screens/tray/from-stored.tsx'
import type { Binding } from '#src/ui/binding.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { ApiError } from '#src/wire/client.ts'

const field = 'sop-resume'

export type SentResume = { id: string; name: string; bytes: number }

/** `before` is what the last version was sent with: it goes with the next one, unless it is taken out or replaced. */
export function useResume(
  owner: string,
  before: SentResume | null,
  // It is in the draft of the form, so that a reload keeps it.
  { value: stored, onChange: setStored }: Pick<Binding<DocumentView | null>, 'value' | 'onChange'>,
) {
  const [keepsBefore, setKeepsBefore] = useState(true)
  const [file, setFile] = useState<File | null>(null)
  const take = useTaking('resume')
  const [error, setError] = useState<string>()
  const [percent, setPercent] = useState<number>()
  // A submission that failed later does not send the file twice.
  const sent = useRef<{ file: File; id: string }>(undefined)

  useEffect(() => {
    const restore = async () => {
      const kept = await keptFile(owner, field)
      if (kept !== undefined) setFile(known => known ?? kept)
    }
    void restore()
  }, [owner])

  function choose(chosen: File | null) {
    const wrong = chosen === null ? undefined : fileProblem({ name: chosen.name, bytes: chosen.size }, 'resume')
    setError(wrong)
    if (wrong !== undefined) return
    setFile(chosen)
    setStored(null)
    setKeepsBefore(false)
    void keepFile(owner, field, chosen)
  }

  /** What was added elsewhere: the submission uses it, and nothing before that does. */
  function chooseStored(chosen: DocumentView) {
    const wrong = fileProblem(chosen, 'resume')
    setError(wrong)
    if (wrong !== undefined) return
    forget()
    setStored(chosen)
    setKeepsBefore(false)
  }

  const kept = keepsBefore ? before : null

  /** Its id, once it has arrived; what is wrong with it stands beside it and stops the submission. */
  async function send(): Promise<string | null> {
    if (stored !== null) return (await take(stored).catch(goneMeanwhile)).id
    if (file === null) return kept?.id ?? null
    if (sent.current?.file === file) return sent.current.id
    setPercent(0)
    try {
      const address = `/api/documents?${new URLSearchParams({ purpose: 'resume', name: file.name })}`
      const arrived = await upload(address, file, { onProgress: setPercent, brokenOff: words.brokenOff }).done
      sent.current = { file, id: String(fieldOf(arrived, 'id')) }
      return sent.current.id
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : words.brokenOff)
      throw failure
    } finally {
      setPercent(undefined)
    }
  }

  /** It was removed since it was chosen, perhaps on another device. */
  function goneMeanwhile(failure: unknown): never {
    const isGone = failure instanceof ApiError && failure.status === 404
    if (isGone) setStored(null)
    setError(isGone ? words.notAttachable : failure instanceof Error ? failure.message : words.brokenOff)
    throw failure
  }

  function forget() {
    setFile(null)
    void keepFile(owner, field, null)
  }

  return {
    say: setError,
    shown: file === null ? (stored ?? kept) : { name: file.name, bytes: file.size },
    error,
    percent,
    choose,
    chooseStored,
    send,
    forget,
  }
}

export type Resume = ReturnType<typeof useResume>
