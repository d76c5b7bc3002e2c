export type StationState = 'passed' | 'now' | 'ahead'

export interface Station {
  id: string
  label: string
  state: StationState
}

export const stationWords = {
  passed: 'done',
  now: 'your next step is here',
  ahead: 'ahead',
} satisfies Record<StationState, string>
