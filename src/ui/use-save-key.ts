import { useEffect, useEffectEvent, type KeyboardEvent as Press, type RefObject } from 'react'

const isSaveKey = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing

/** Ctrl and Enter, or Command and Enter, save what is typed. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    // Rich text would start a line.
    event.stopPropagation()
    save()
  })
  useEffect(() => {
    const node = form.current
    node?.addEventListener('keydown', press, { capture: true })
    return () => node?.removeEventListener('keydown', press, { capture: true })
  }, [form])
}

/** The same for what is around a form: in a dialog it is drawn later than the dialog. */
export const onSaveKey =
  (save: () => void) =>
  (event: Press): void => {
    if (!isSaveKey(event.nativeEvent) || event.repeat) return
    event.preventDefault()
    save()
  }
