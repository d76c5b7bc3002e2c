// The pages of somebody signed in, as the server draws them before it sends them (src/app/drawn.ts).
import type { Query, QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { askingVia } from '../../browser/api.ts'
import { newQueries } from '../../browser/queries.ts'
import { takeMissing } from '../../ui/later.tsx'
import { RulesContext } from '../../ui/style.ts'
import type { Draw, Wanted } from '../../wire/drawn.ts'
import { App } from './app.tsx'
import { panelAt } from './panels.tsx'

/** Each finds what the one before could not know that it needs. */
const mostRounds = 5

export const draw: Draw = async wanted => {
  if (panelAt(wanted.path)?.isOfDevice) return undefined
  const queries = newQueries({ tries: 1 })
  try {
    for (const [key, data] of wanted.read) queries.setQueryData(key, data)
    return await drawnIn(queries, wanted)
  } finally {
    queries.clear()
  }
}

async function drawnIn(queries: QueryClient, wanted: Wanted): ReturnType<Draw> {
  for (let round = 0; round < mostRounds; round++) {
    const rules = new Set<string>()
    const html = htmlOf(queries, wanted, rules)
    const all = queries.getQueryCache().getAll()
    if (html === undefined || all.some(({ state }) => state.error !== null)) return undefined
    const missing = [...takeMissing(), ...all.filter(isWanted).map(query => read(query, wanted))]
    if (missing.length > 0) await Promise.allSettled(missing)
    else return isWhole(html) ? { html, css: [...rules].join(''), read: all.flatMap(told) } : undefined
  }
  return undefined
}

function htmlOf(queries: QueryClient, { path, search, ask }: Wanted, rules: Set<string>): string | undefined {
  const led: { redirectTo?: string } = {}
  const html = askingVia(ask, () =>
    renderToString(
      <StrictMode>
        <RulesContext value={rules}>
          <Router ssrPath={path} ssrSearch={search} ssrContext={led}>
            <App known={queries} />
          </Router>
        </RulesContext>
      </StrictMode>,
    ),
  )
  return led.redirectTo === undefined ? html : undefined
}

/** Some of what a page names it asks for only later; and some is reckoned with the clock of the device. */
function isWanted(query: Query): boolean {
  const enabled: unknown = Reflect.get(query.options, 'enabled')
  return query.state.data === undefined && enabled !== false && query.meta?.['isOfDevice'] !== true
}

const read = (query: Query, { ask }: Wanted): Promise<unknown> => askingVia(ask, () => query.fetch())

/** React leaves such a mark where something could not be drawn. */
const isWhole = (html: string): boolean => !html.includes('<!--$!-->')

const told = ({ queryKey, state }: Query) => (state.data === undefined ? [] : [[queryKey, state.data] as const])
