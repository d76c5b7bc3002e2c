import type { deskContracts } from '../contract.ts'
import { useEffect } from 'react'
import { deskApiOf } from '#src/browser/desk-api.ts'

const { desk } = deskApiOf<typeof deskContracts>()

const pause = 5 * 60_000

/** Somebody who types or clicks is at work: said every five minutes at most, so that the desk stays open. */
export function useStaying(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    let said = Date.now()
    const say = () => {
      if (Date.now() - said < pause) return
      said = Date.now()
      // Closed meanwhile, the page hears of it by itself.
      desk.stay({}).catch(() => {})
    }
    const leaving = new AbortController()
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, say, { signal: leaving.signal, passive: true })
    return () => leaving.abort()
  }, [isOpen])
}
