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
