import type { SlotView, WebinarView } from '../contract.ts'
import { actionOf, areOne, openSlots } from '../choosing/rules.ts'
import { phaseOf } from '../rules.ts'
import { Agenda } from './agenda.tsx'
import { TimeChoice } from './time-choice.tsx'
import { WebinarHead } from './webinar-head.tsx'

type SlotChoiceProps = { webinars: readonly WebinarView[]; chosen: SlotView | undefined; now: string }

/** The times one may choose, and the button that registers for one. */
export function SlotChoice({ webinars, chosen, now }: SlotChoiceProps) {
  const phase = chosen && phaseOf(chosen, now)
  const slots = openSlots(
    webinars.flatMap(webinar => webinar.slots),
    now,
  ).filter(({ id }) => id !== chosen?.id)
  const action = actionOf({ phase, hasOther: slots.length > 0, hasJoined: false })
  if (action !== 'register' && action !== 'different') return null
  const offered = webinars.filter(webinar => webinar.slots.some(slot => slots.includes(slot)))
  return (
    <>
      {chosen === undefined && <Offered webinars={offered} slots={slots} />}
      <TimeChoice
        key={chosen?.id ?? 'none'}
        action={action}
        isFirst={chosen === undefined}
        slots={slots}
        webinars={offered}
      />
    </>
  )
}

/** What is held, said once where all of it is one. */
function Offered({ webinars, slots }: { webinars: readonly WebinarView[]; slots: readonly SlotView[] }) {
  const [only, ...others] = webinars
  const agendas = slots.map(({ agenda }) => agenda)
  return (
    <>
      {only !== undefined && others.length === 0 && <WebinarHead webinar={only} />}
      {areOne(agendas) && <Agenda text={agendas[0] ?? ''} />}
    </>
  )
}
