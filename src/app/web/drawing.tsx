import { createElement, type ComponentType } from 'react'
import { later } from '#src/ui/later.tsx'
import { useStyles } from '#src/ui/style.ts'

/** Each drawing is a file of its own with one component in it, fetched when it is to be seen. */
const files = import.meta.glob<Record<string, ComponentType>>(['../../ui/drawings/*.tsx', '!**/frame.tsx'])

const drawings = new Map(
  Object.entries(files).map(([file, load]) => [
    file.replace(/^.*\/|\.tsx$/g, ''),
    later(async () => Object.values(await load())[0] ?? Nothing, null),
  ]),
)

function Nothing() {
  return null
}

/** Keeps its room while it loads, so that nothing jumps when it is there. */
export function Drawing({ name }: { name: string }) {
  const styled = useStyles()
  return <div {...styled({ aspectRatio: '320 / 200' })}>{createElement(drawings.get(name) ?? Nothing)}</div>
}

export const getDrawingReady = async (name = ''): Promise<unknown> => drawings.get(name)?.ready()
