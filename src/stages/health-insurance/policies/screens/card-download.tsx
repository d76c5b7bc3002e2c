import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchFile, saveFile } from '#src/browser/download.ts'
import { keepFile, keptFile } from '#src/browser/kept-files.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { downloading } from '#src/features/documents/copy.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { card as words, saveCard } from '../copy.ts'
import type { PolicyView } from '../contract.ts'

/** The card is needed where there is no network: it is kept here once it was seen, until its owner signs out. */
export function CardDownload({ policy, from }: { policy: PolicyView; from: string }) {
  const owner = useUser()?.id ?? ''
  const toasts = useToasts()
  const name = `insurance-card:${policy.id}:${policy.card?.issuedAt ?? ''}`
  useEffect(() => {
    // Without a network it is not kept this time; anyone who presses the button is notified.
    if (owner !== '') cardOf(owner, name, from).catch(() => {})
  }, [owner, name, from])
  const save = useMutation({
    mutationFn: async () => saveFile(await cardOf(owner, name, from), words.file),
    onError: error => toasts.error(error.message),
    networkMode: 'always',
  })
  return (
    <Button kind="primary" aria-disabled={save.isPending} onClick={() => save.isPending || save.mutate()}>
      {save.isPending ? downloading : saveCard}
    </Button>
  )
}

async function cardOf(owner: string, name: string, from: string): Promise<File> {
  const kept = await keptFile(owner, name)
  if (kept !== undefined) return kept
  const card = new File([await fetchFile(from)], words.file, { type: 'application/pdf' })
  await keepFile(owner, name, card)
  return card
}
