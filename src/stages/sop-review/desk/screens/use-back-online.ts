import { useEffect, useEffectEvent } from 'react'

/** What could not be sent is sent when the network is back. */
export function useBackOnline(act: () => void): void {
  const back = useEffectEvent(act)
  useEffect(() => {
    const hear = () => back()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
}
