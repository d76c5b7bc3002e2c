import { useEffect, useState } from 'react'
import { askBy } from '#src/browser/proof.ts'
import { later } from '#src/ui/later.tsx'

/** Fetched once somebody is asked: every page may ask, and few do. */
export const ProveAgain = later(async () => (await import('./prove-again.tsx')).ProveAgain, null)

/** Where any call may be refused for an old proof: it is asked for here, once for all that wait for it. */
export function ProofOutlet({ onProved }: { onProved?: () => void }) {
  const [asked, setAsked] = useState<{ answer: (isProved: boolean) => void }>()
  useEffect(() => {
    let open: Promise<boolean> | undefined
    return askBy('prove-again', () => {
      if (open !== undefined) return open
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked({ answer: resolve })
      open = promise.finally(() => {
        open = undefined
        setAsked(undefined)
      })
      return open
    })
  }, [])
  return (
    asked !== undefined && (
      <ProveAgain
        onProved={() => {
          asked.answer(true)
          onProved?.()
        }}
        onClose={() => asked.answer(false)}
      />
    )
  )
}
