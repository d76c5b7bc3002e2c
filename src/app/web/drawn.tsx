// The pages of somebody signed in, as the server draws them before it sends them (src/app/drawn.ts, decision 40).
import { skipToken, type Query, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { newQueries } from '#src/browser/queries.ts'
import { DrawnPartsContext } from '#src/ui/later.tsx'
import { RulesContext } from '#src/ui/style.ts'
import { ApiError } from '#src/wire/client.ts'
import type { Drawn, Program, Wanted } from '#src/wire/drawn.ts'
import { App } from './app.tsx'
import { readFirst } from './first-reads.ts'
import { panelAt } from './panels.tsx'

export { sendBy } from '#src/browser/api.ts'

export const draw: Program['draw'] = async wanted => {
  if (panelAt(wanted.path)?.isOfDevice) return undefined
  const queries = newQueries({ tries: 1 })
  try {
    for (const [key, data] of wanted.read) queries.setQueryData(key, data)
    await readFirst(wanted.path, queries)
    return await drawnWith(queries, wanted)
  } catch (error) {
    // A call that is refused shows in the page, as the browser draws it.
    if (error instanceof ApiError) return undefined
    throw error
  } finally {
    queries.clear()
  }
}

async function drawnWith(queries: QueryClient, { path, search }: Wanted): Promise<Drawn | undefined> {
  const led: { redirectTo?: string } = {}
  const rules = new Set<string>()
  const parts = new Map<object, string>()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <RulesContext value={rules}>
        <DrawnPartsContext value={parts}>
          <Router ssrPath={path} ssrSearch={search} ssrContext={led}>
            <App known={queries} />
          </Router>
        </DrawnPartsContext>
      </RulesContext>
    </StrictMode>,
    // In one piece: nothing of it comes later, which would take a script to put it in its place.
    { onError: error => void failures.push(error), progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  if (led.redirectTo !== undefined) return undefined
  if (failures.length > 0) throw failures[0]
  const all = queries.getQueryCache().getAll()
  const missing = all.filter(isMissing)
  if (missing.length > 0) throw new Error(`The screens at ${path} don't say that they read ${namesOf(missing)} first.`)
  // In one order, whichever of them was there first: the same page is the same to the letter.
  return {
    html,
    css: [...rules].join(''),
    parts: [...new Set(parts.values())].toSorted(),
    count: parts.size,
    read: all.flatMap(dataOf),
  }
}

/** Some of what a page names it asks for only later; and some is reckoned with the clock of the device. */
function isMissing({ options, state, meta }: Query): boolean {
  const isLater = options.queryFn === skipToken || ('enabled' in options && options.enabled === false)
  return state.data === undefined && !isLater && meta?.['isOfDevice'] !== true
}

const namesOf = (queries: readonly Query[]): string => queries.map(({ queryKey }) => queryKey.join(' ')).join(', ')

const dataOf = ({ queryKey, state }: Query) => (state.data === undefined ? [] : [[queryKey, state.data] as const])
