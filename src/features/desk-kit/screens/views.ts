// How somebody last wanted a queue: what they searched and which filters they chose. Named views are kept on the device.
export type QueueView = { search: string; chosen: Readonly<Record<string, string>> }
export type NamedView = QueueView & { name: string }

const most = 12
const keyOf = (queue: string): string => `safar-desk-views:${queue}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function viewIn(value: unknown): NamedView[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || typeof value['search'] !== 'string') return []
  const chosen = isRecord(value['chosen']) ? Object.entries(value['chosen']) : []
  const texts = chosen.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []))
  return [{ name: value['name'], search: value['search'], chosen: Object.fromEntries(texts) }]
}

/** None where the browser keeps nothing. */
export function readViews(queue: string): NamedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(queue)) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(viewIn) : []
  } catch {
    return []
  }
}

export function writeViews(queue: string, views: readonly NamedView[]): void {
  try {
    localStorage.setItem(keyOf(queue), JSON.stringify(views.slice(-most)))
  } catch {
    // A browser that keeps nothing shows the views until its page is closed.
  }
}
