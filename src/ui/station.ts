export type StationState = 'passed' | 'now' | 'ahead'

export interface Station {
  id: string
  label: string
  state: StationState
}

export const stationWords = {
  passed: 'done',
  now: 'you are here',
  ahead: 'ahead',
} satisfies Record<StationState, string>
