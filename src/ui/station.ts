export type StationState = 'passed' | 'now' | 'ahead' | 'soon'

export interface Station {
  id: string
  label: string
  state: StationState
  /** How much of its own stretch is done, from 0 to 1. */
  share: number
}

export const stationWords = {
  passed: 'done',
  now: 'your next step is here',
  ahead: 'ahead',
  soon: 'coming soon',
} satisfies Record<StationState, string>
