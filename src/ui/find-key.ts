import { useEffect, useEffectEvent } from 'react'

/** Ctrl K or ⌘ K, from anywhere. */
export function useFindKey(onFind: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // In a text with links it makes one.
    const isInText = event.target instanceof HTMLElement && event.target.isContentEditable
    const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (isInText || event.defaultPrevented || !isOurs || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFind()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
