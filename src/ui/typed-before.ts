import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useWasWritten } from './written.ts'

type Again = () => void

/**
 * What somebody typed into a written page, or the browser filled in, before the scripts were there: typed once more,
 * for the form to hear of it. A draft that is restored meanwhile gives way to it.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  const wasWritten = useWasWritten()
  const typed = useRef<Again[]>([])
  useLayoutEffect(() => {
    if (wasWritten) typed.current = typedIn(form.current)
  }, [form, wasWritten])
  useEffect(() => {
    for (const again of typed.current.splice(0)) again()
  }, [form])
}

const typedIn = (form: HTMLFormElement | null): Again[] =>
  [...(form?.elements ?? [])].flatMap(element => {
    if (element instanceof HTMLSelectElement) return chosenIn(element)
    if (!(element instanceof HTMLInputElement)) return []
    if (element.type === 'checkbox') return tickedIn(element)
    const { value } = element
    return value === element.defaultValue ? [] : [() => retype(element, value)]
  })

/** React hears of a value only if it is another than it saw last, and it sees what is set on the element itself. */
function retype(input: HTMLInputElement, value: string): void {
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function chosenIn(select: HTMLSelectElement): Again[] {
  const { value } = select
  if (select.selectedOptions[0]?.defaultSelected !== false) return []
  return [
    () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
  ]
}

function tickedIn(box: HTMLInputElement): Again[] {
  const { checked } = box
  if (checked === box.defaultChecked) return []
  return [
    () => {
      box.checked = !checked
      box.click()
    },
  ]
}
