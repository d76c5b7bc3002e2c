import { createElement, lazy, Suspense, type ComponentType } from 'react'

/** Each drawing is a file of its own with one component in it, fetched when it is to be seen. */
const files = import.meta.glob<Record<string, ComponentType>>(['../../ui/drawings/*.tsx', '!**/frame.tsx'])

const drawings = new Map(
  Object.entries(files).map(([file, load]) => [
    file.replace(/^.*\/|\.tsx$/g, ''),
    lazy(async () => ({ default: Object.values(await load())[0] ?? Nothing })),
  ]),
)

function Nothing() {
  return null
}

/** Keeps its room while it loads, so that nothing jumps when it is there. */
export function Drawing({ name }: { name: string }) {
  return (
    <div style={{ aspectRatio: '320 / 200' }}>
      <Suspense fallback={null}>{createElement(drawings.get(name) ?? Nothing)}</Suspense>
    </div>
  )
}
