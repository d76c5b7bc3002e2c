import '../../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyLowData, isLowData } from '../../browser/low-data.ts'
import { keepPages } from '../../browser/offline-pages.ts'
import { keepForOffline } from '../../browser/offline-reading.ts'
import { queries } from '../../browser/queries.ts'
import { App } from './app.tsx'

// Temporal is native in the current browsers; the others fetch it first, and only they.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

applyLowData(isLowData())
await keepForOffline(queries)

const place = document.querySelector('#app')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepPages().catch(() => {})
