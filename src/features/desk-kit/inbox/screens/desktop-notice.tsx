import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useWide } from '#src/ui/touch.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { InboxRow } from '../../contract.ts'

/** It says nothing of a person, so it stays on this device after the sign-out. */
const key = 'safar:desk-notice'

type DesktopNoticeProps = {
  /** Undefined until they are read. */ rows: readonly InboxRow[] | undefined
  onOpen: (id: string) => void
}

/** Off until somebody wants it on this device: a notice of the browser as soon as a colleague hands something over. */
export function DesktopNotice({ rows, onOpen }: DesktopNoticeProps) {
  const toasts = useToasts()
  const isDesktop = useWide()
  const [isOn, setOn] = useState(isWantedHere)
  useNoticeOfHanded(isOn ? rows : undefined, onOpen)
  if (!isDesktop || !('Notification' in globalThis)) return null
  const turn = async () => {
    if (isOn) keep('off')
    else if ((await Notification.requestPermission()) === 'granted') keep('on')
    else return toasts.error('Your browser does not allow it. Allow notifications of this site in its settings.')
    return setOn(!isOn)
  }
  return (
    <Button kind="link" aria-pressed={isOn} onClick={() => void turn()}>
      Notify me on this computer
    </Button>
  )
}

/** What was there when one came, or was switched on, is no news. */
function useNoticeOfHanded(rows: readonly InboxRow[] | undefined, onOpen: (id: string) => void): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const look = useEffectEvent((handed: readonly InboxRow[]) => {
    const fresh = handed.filter(({ id }) => known.current?.has(id) === false)
    known.current = new Set(handed.map(({ id }) => id))
    if (document.visibilityState === 'visible') return
    for (const row of fresh) show(row, () => onOpen(row.id))
  })
  useEffect(() => {
    if (rows === undefined) known.current = undefined
    else look(rows.filter(({ handed }) => handed !== null))
  }, [rows])
}

/** Others may see the screen: nobody is named, and nothing that was written stands in it. */
function show({ id, kindWords, place }: InboxRow, open: () => void): void {
  const notice = new Notification('A colleague handed something to you', {
    body: place === null ? kindWords : `${kindWords}, ${place}`,
    tag: id,
  })
  notice.addEventListener('click', () => {
    window.focus()
    open()
    notice.close()
  })
}

function isWantedHere(): boolean {
  try {
    return localStorage.getItem(key) === 'on' && Notification.permission === 'granted'
  } catch {
    return false
  }
}

function keep(value: 'on' | 'off'): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Then it holds until the page is closed.
  }
}
