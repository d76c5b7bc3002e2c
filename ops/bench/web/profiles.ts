// The three machines and networks that a page is measured on, and what it may take on each.
export type Profile = {
  /** By which it is asked for. */
  key: string
  name: string
  network: { latency: number; download: number; upload: number } | undefined
  slowerBy: number
  size: { width: number; height: number }
  /** How often each page is opened: the figure is the middle one. */
  rounds: number
  largestPaint: number
}

export const phone = { width: 360, height: 780 }
const megabits = (count: number) => (count * 1_000_000) / 8

export const profiles: readonly Profile[] = [
  {
    key: 'desktop',
    name: 'desktop',
    network: undefined,
    slowerBy: 1,
    size: { width: 1280, height: 860 },
    rounds: 5,
    largestPaint: 1200,
  },
  {
    key: 'middling',
    name: '9 Mbit/s, 100 ms',
    network: { latency: 100, download: megabits(9), upload: megabits(9) },
    slowerBy: 1,
    size: phone,
    rounds: 5,
    largestPaint: 1800,
  },
  {
    key: 'slow',
    name: '1.6 Mbit/s, 150 ms, cpu / 6',
    network: { latency: 150, download: megabits(1.6), upload: megabits(0.75) },
    slowerBy: 6,
    size: phone,
    rounds: 3,
    largestPaint: 2500,
  },
]

export const mostOnReturn = 800
export const mostShift = 0.02
