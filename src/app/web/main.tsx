import '#src/ui/base.css'
import 'virtual:written.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readKnown, takeKnown } from '#src/browser/page-data.ts'
import { keepFocusNear } from '#src/browser/keep-focus.ts'
import { applyLowData, isLowData } from '#src/browser/low-data.ts'
import { keepPages } from '#src/browser/offline-pages.ts'
import { keepForOffline } from '#src/browser/offline-cache.ts'
import { tellQueriesOfNetwork } from '#src/browser/network.ts'
import { queries } from '#src/browser/queries.ts'
import { setDrawnStyles } from '#src/ui/style.ts'
import { record } from './analytics.ts'
import { App, SignedIn } from './app.tsx'
import { followMoves } from './arrivals.ts'
import { Moving } from './transitions.tsx'
import { getReady } from './signed-out.tsx'

// Temporal is native in the current browsers; the others fetch it first, and only they.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

applyLowData(isLowData())

followMoves()
tellQueriesOfNetwork()
keepFocusNear()

const place = document.querySelector('#app')
const isWritten = place?.hasChildNodes() === true
const known = readKnown()
const isSomebody = known?.cursor !== undefined
// On their way with the page, so that it is drawn once. If they do not come it is drawn all the same, and says so.
const scripts = isSomebody ? SignedIn.ready() : isWritten ? getReady(location.pathname) : undefined
const haveEnded = scripts?.catch(() => {})

// What was drawn for somebody came with all that it shows. Elsewhere what was kept is the first that there is to show.
const isDrawn = isSomebody && isWritten
if (!isDrawn) await keepForOffline(queries)
if (known !== undefined) takeKnown(queries, known)
await haveEnded

const app = (
  <StrictMode>
    <Moving>
      <App />
    </Moving>
  </StrictMode>
)
/** What is drawn otherwise here than at the server is drawn again: nobody sees it, but it takes time. */
const noteDrawnAgain = () => isLowData() || record('drawn_again', { screen: location.pathname.split('/')[1] ?? '' })
if (place !== null && isWritten) {
  setDrawnStyles(place)
  // In pieces, between which the browser can do what else there is.
  startTransition(() => void hydrateRoot(place, app, isDrawn ? { onRecoverableError: noteDrawnAgain } : {}))
} else if (place !== null) createRoot(place).render(app)

if (isDrawn) void keepForOffline(queries)
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepPages(queries).catch(() => {})
