import { useSyncExternalStore } from 'react'
import s from './offline-bar.module.css'

export interface OfflineBarProps {
  /** Overrules what the browser believes; it says 'online' on any Wi-Fi. */
  offline?: boolean | undefined
  words?: string
}

export function OfflineBar({
  offline,
  words = 'You are offline. You can read on, and mark, tick and type: it is sent when you are back.',
}: OfflineBarProps) {
  const browserOffline = useOffline()
  const shown = offline ?? browserOffline

  return (
    <output>
      {shown && (
        <span className={s.bar}>
          <span className={s.lamp} />
          {words}
        </span>
      )}
    </output>
  )
}

/** What the browser believes. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  )

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
