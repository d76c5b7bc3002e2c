import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'

export type Later<P> = ComponentType<P> & { ready: () => Promise<unknown> }

/**
 * A part whose script is fetched when it is first shown, or is asked to be ready. Not by `lazy`: React would show what
 * waits for 300 ms at least, and waits even when all is long there.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode): Later<P> {
  let loaded: ComponentType<P> | undefined
  const ready = async () => (loaded ??= await load())
  function Shown(props: P) {
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
    return found.part === undefined ? waiting : createElement(found.part, props)
  }
  return Object.assign(Shown, { ready })
}
