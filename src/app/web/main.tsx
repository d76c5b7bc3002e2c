import '../../ui/base.css'
import 'virtual:written.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readKnown, takeKnown } from '../../browser/known.ts'
import { keepFocusNear } from '../../browser/keep-focus.ts'
import { applyLowData, isLowData } from '../../browser/low-data.ts'
import { keepPages } from '../../browser/offline-pages.ts'
import { keepForOffline } from '../../browser/offline-reading.ts'
import { queries } from '../../browser/queries.ts'
import { App, SignedIn } from './app.tsx'
import { followMoves } from './arriving.ts'
import { getReady } from './signed-out.tsx'

// Temporal is native in the current browsers; the others fetch it first, and only they.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

applyLowData(isLowData())

followMoves()
keepFocusNear()

const place = document.querySelector('#app')
const isWritten = place?.hasChildNodes() === true
const known = readKnown()
// On their way with the page, so that it is drawn once. If they do not come it is drawn all the same, and says so.
const scripts = isWritten ? getReady(location.pathname) : known?.cursor === undefined ? undefined : SignedIn.ready()
const haveEnded = scripts?.catch(() => {})

await keepForOffline(queries)
if (known !== undefined) takeKnown(queries, known)
await haveEnded

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
if (place !== null && isWritten) hydrateRoot(place, app)
else if (place !== null) createRoot(place).render(app)

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepPages().catch(() => {})
