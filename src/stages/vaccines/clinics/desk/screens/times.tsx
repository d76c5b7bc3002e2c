import { AddTimes, OfferedTimes } from '#src/features/appointments/screens/desk/offered-times.tsx'
import { checkPlaces, timeWords } from '#src/stages/vaccines/clinics/rules.ts'
import type { DeskClinic, DeskTime } from '../contract.ts'
import { clinicsDesk } from './queries.ts'

const rereads = ['vaccine-slots'] as const

/** The half hours to come, by day, and more of them. */
export const Times = ({ clinic, times }: { clinic: DeskClinic; times: readonly DeskTime[] }) => (
  <section className="stack-4" aria-label="Times to come">
    <h2>Times to come</h2>
    <OfferedTimes
      times={times}
      none="None: students cannot book here yet."
      count={countWords}
      words={timeWords}
      detail={({ taken, capacity }) => `${taken} of ${capacity} taken`}
      isFree={({ taken }) => taken === 0}
      withdraw={time => clinicsDesk.withdrawTime({ time })}
      rereads={rereads}
    />
    {!clinic.isRetired && (
      <AddTimes
        label="More times"
        hasPlaces
        check={typed => checkPlaces(typed, clinic.openOn)}
        add={(startTimes, places) => clinicsDesk.addTimes({ id: clinic.id, startTimes, places })}
        rereads={rereads}
      />
    )}
  </section>
)

function countWords(times: readonly DeskTime[]): string {
  const sum = (field: 'capacity' | 'taken') => times.reduce((total, time) => total + time[field], 0)
  const taken = sum('taken')
  return `${sum('capacity')} places, ${taken === 0 ? 'all free' : `${taken} taken`}`
}
