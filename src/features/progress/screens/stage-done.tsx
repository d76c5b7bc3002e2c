import { StationPassed } from '#src/ui/drawings/station-passed.tsx'
import { Moment } from '#src/ui/moment.tsx'

/** All steps of a stage are complete. */
export const StageDone = ({ label }: { label: string }) => (
  <Moment drawing={<StationPassed />} title={`${label}: done`}>
    <p>Every step here is done. What you sent and what we answered stays below.</p>
  </Moment>
)
