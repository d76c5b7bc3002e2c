import '#src/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFocusNear } from '#src/browser/keep-focus.ts'
import { followMoves } from './arrivals.ts'
import { DeskApp } from './desk/desk-app.tsx'

// Temporal is native in the current browsers; the others fetch it first, and only they.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

followMoves()
keepFocusNear()

const place = document.querySelector('#app')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <DeskApp />
    </StrictMode>,
  )
}
