import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Ctrl and Enter, or Command and Enter, save what is typed. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const node = form.current
    node?.addEventListener('keydown', press)
    return () => node?.removeEventListener('keydown', press)
  }, [form])
}

/** What could not be sent is sent when the network is back. */
export function useBackOnline(act: () => void): void {
  const back = useEffectEvent(act)
  useEffect(() => {
    const hear = () => back()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
}
