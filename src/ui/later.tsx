import { createContext, memo, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { noteTakenOver, useWasWritten } from './written.ts'

export type Later<P> = ComponentType<P> & { ready: () => Promise<unknown> }

/** Collects the parts that a page is drawn with, and the file of each, whose sheet it needs at once; a browser has none. */
export const DrawnPartsContext = createContext<Map<object, string> | undefined>(undefined)

/**
 * A part whose script is fetched when it is first shown, or is asked to be ready. Not by `lazy`: React would show what
 * waits for 300 ms at least, and waits even when all is long there.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode): Later<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const ready = () =>
    (loading ??= load().then(
      part => (loaded = part),
      error => {
        loading = undefined
        throw error
      },
    ))
  function Shown(props: P) {
    const wasWritten = useWasWritten()
    const drawnParts = use(DrawnPartsContext)
    // The server waits for it; and what it has drawn stays in the page until the script is there.
    if (loaded === undefined && (typeof document === 'undefined' || wasWritten)) use(ready())
    const [found, setFound] = useState<{ part: ComponentType<P> | undefined } | { error: unknown }>({ part: loaded })
    const isMissing = 'part' in found && found.part === undefined
    useEffect(() => {
      if (!isMissing) return
      ready().then(
        part => setFound({ part }),
        (error: unknown) => setFound({ error }),
      )
    }, [isMissing])
    if ('error' in found) throw found.error
    const Part = found.part
    if (drawnParts !== undefined && Part !== undefined)
      drawnParts.set(ready, 'sourceFile' in Part ? String(Part.sourceFile) : '')
    useEffect(() => void (Part !== undefined && noteTakenOver(ready)), [Part])
    return Part === undefined ? waiting : <Part {...props} />
  }
  // Until the script of a part that was drawn is there, whatever is drawn around it must not draw it again: it would be gone.
  const Part = memo(function Part(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    )
  })
  return Object.assign(Part, { ready })
}

/** Of a part that only adds something: where its script does not come, the page goes on without it. */
export const orNothing =
  <P extends object>(load: () => Promise<ComponentType<P>>) =>
  (): Promise<ComponentType<P>> =>
    load().catch(() => Nothing)

const Nothing = () => null
