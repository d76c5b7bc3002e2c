// What a field is called on the screen, by the name that it has in its form: for what is said of a form beside it.

/** The field of that name which is nearest: another form of the page may have one of the same name. */
export function fieldNear(node: Element | null, name: string): Element | undefined {
  for (let at = node?.parentElement; at != null; at = at.parentElement) {
    const field = at.querySelector(`[name="${CSS.escape(name)}"]`)
    if (field !== null) return field
  }
  return undefined
}

/** Of several to choose from, that of the group. */
export function labelOf(field: Element | undefined): string {
  const group = field?.matches('[type=radio]') === true ? field.closest('fieldset') : null
  const id = group?.getAttribute('aria-labelledby')
  if (id != null) return document.getElementById(id)?.textContent ?? ''
  return isLabelled(field) ? (field.labels?.[0]?.textContent ?? '') : ''
}

/** What is chosen from a list is said as the list says it. */
export function wordOf(field: Element | undefined, value: unknown): unknown {
  if (!(field instanceof HTMLSelectElement)) return value
  return [...field.options].find(option => option.value === value)?.text ?? value
}

const isLabelled = (field: Element | undefined): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
