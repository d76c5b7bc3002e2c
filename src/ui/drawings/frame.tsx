import type { ReactNode } from 'react'

/* Three colours and one line. On yellow, letters and lines are always dark. */
export const paper = 'var(--surface)'
export const shade = 'var(--sunk)'
export const yellow = 'var(--board)'
export const blue = 'var(--coach)'
export const dark = 'var(--board-ink)'

/** Every picture stands on the same platform, with its yellow edge. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M20 184h280" stroke={yellow} strokeWidth="6" strokeLinecap="butt" strokeDasharray="22 7" />
      {children}
      <path d="M10 177h300" />
    </svg>
  )
}

/** She is on every platform, somewhere else each time. Her feet stand at (x, y). */
export function Sparrow({ x, y, left = false }: { x: number; y: number; left?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -1 : 1} 1)`} strokeWidth="2.5">
      <path d="M-3 0v-5M3 0v-5" />
      <path d="M-19-13c4 0 6-1 8-4 3-5 7-8 13-8 7 0 11 4 11 9 0 7-5 11-13 11-7 0-11-3-13-6Z" fill={paper} />
      <path d="M-9-13c2 4 8 5 12 0" />
      <path d="m13-17 5 2-5 2" fill={yellow} />
      <path d="M7.5-18.5v.1" strokeWidth="3.5" />
    </g>
  )
}

/** A rupee sign, drawn about its middle, as tall as `size`. */
export function Rupee({ x, y, size = 20 }: { x: number; y: number; size?: number }) {
  const scale = size / 20
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeWidth={2.5 / scale}
      d="M-6-9.5H7M-6-4H7M-6-9.5h3.5c8 0 8 11 0 11H-6l8.5 8.5"
    />
  )
}

export function Dollar({ x, y, size = 20 }: { x: number; y: number; size?: number }) {
  const scale = size / 20
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeWidth={2.5 / scale}
      d="M5.5-5c-1-2-3-3-5.5-3-3.5 0-5.5 1.5-5.5 4S-3.5-.5 0 0s5.5 1.5 5.5 4-2 4-5.5 4c-2.5 0-4.5-1-5.5-3M0-11v3M0 8v3"
    />
  )
}
