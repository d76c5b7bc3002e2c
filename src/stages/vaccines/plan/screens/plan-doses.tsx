import { readOf } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { useState } from 'react'
import { laterOf } from '#src/browser/unsent/or-kept.ts'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { vaccinesContracts } from '#src/stages/vaccines/contract.ts'
import { doctorDecides } from '#src/stages/vaccines/copy.ts'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames, kindWords, whyText } from '#src/stages/vaccines/records/copy.ts'
import { planDraft } from '#src/stages/vaccines/pending/rules.ts'
import { doseRules } from '#src/stages/vaccines/schedule/doses/rules.ts'
import { goOnInUs } from '#src/stages/vaccines/schedule/plan/rules.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import {
  useVaccineVerb,
  useVaccines,
  vaccineRecords,
  vaccineRereads,
} from '#src/stages/vaccines/records/screens/api.ts'
import { AlsoThere, readKnown } from '#src/features/people/values/screens/use-known.ts'
import * as copy from '../copy.ts'
import { DoseList } from './dose-list.tsx'
import { FlightForm } from './flight-form.tsx'
import { hasFlown } from './past-flight.tsx'
import { Timeline } from './timeline.tsx'
import { withReads } from '#src/manifest/web.tsx'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import type { Why } from '#src/stages/vaccines/schedule/rules.ts'

const planLater = laterOf<typeof vaccinesContracts>(vaccineRereads)

/** For this flight: where it was changed on another device meanwhile, it is another plan. */
const keepPlan = (flight: string, { kept }: VaccinesView): Promise<unknown> =>
  planLater({
    thing: planDraft,
    words: copy.keptPlan(dayWords(flight)),
    value: { flight },
    was: { flight: kept?.flight ?? '' },
    draftIn: '',
    fieldsInWords: { flight: { label: copy.flightLabel, text: dayWords(flight) } },
  }).vaccinePlan.keep({ flight })

export default withReads(PlanDoses, queries =>
  Promise.all([queries.fetchQuery(readOf(vaccineRecords.read)), readKnown(queries)]),
)

/** The doses to come, counted back from the flight. */
function PlanDoses() {
  const vaccines = useVaccines()
  const today = todayHere(useNow())
  const [isChanging, setIsChanging] = useState(false)
  const view = vaccines.data
  if (view === undefined) return <Waiting query={vaccines} />
  if (view.flight === null || isChanging) {
    return <FlightForm view={view} isChanging={isChanging} onDone={() => setIsChanging(false)} />
  }
  return (
    <Stack gap={5}>
      <div className="spread baseline gap-4 lines-0">
        <p>
          {hasFlown(view) ? 'You flew on' : 'You fly on'} <strong>{dayWords(view.flight)}</strong>.
        </p>
        <Button kind="link" onClick={() => setIsChanging(true)}>
          Change the flight
        </Button>
      </div>
      <AlsoThere at={['profile']} />
      {view.plan.length === 0 ? (
        <Notice tone="done" title="Nothing is left to plan">
          All that is asked of you is done. Bring the proof next.
        </Notice>
      ) : (
        <Plan view={view} flight={view.flight} />
      )}
      <p className="quiet">
        {doctorDecides} {copy.sources(today)}
      </p>
    </Stack>
  )
}

function Plan({ view, flight }: { view: VaccinesView; flight: string }) {
  return (
    <>
      {hasFlown(view) ? (
        <Notice tone="waiting" title={copy.pastFlight(dayWords(flight))}>
          {copy.afterFlight([...new Set(view.plan.map(({ vaccine }) => vaccineNames[vaccine]))])}
        </Notice>
      ) : (
        <GoesOn view={view} />
      )}
      <NotCounting view={view} />
      <Timeline plan={view.plan} today={view.today} flight={flight} />
      <DoseList view={view} />
      {view.plan.some(({ vaccine }) => doseRules[vaccine].isLive === true || vaccine === 'tb') && (
        <p className="quiet">{copy.liveApart}</p>
      )}
      <Keeping view={view} flight={flight} />
    </>
  )
}

/** What cannot be through before the flight: what it means, and whom to ask. */
function GoesOn({ view: { plan, university } }: { view: VaccinesView }) {
  const late = goOnInUs(plan)
  if (late.length === 0) return null
  return (
    <Notice tone="waiting" title={copy.lateTitle(late.map(vaccine => vaccineNames[vaccine]))}>
      {copy.late(university?.name ?? 'your university')}
    </Notice>
  )
}

function Keeping({ view, flight }: { view: VaccinesView; flight: string }) {
  const { kept, plan } = view
  const keep = useVaccineVerb(() => keepPlan(flight, view), copy.kept)
  const isKept = kept !== null && kept.flight === flight
  const hasDays = plan.some(({ latest, booked, isInUs }) => latest !== undefined && booked === undefined && !isInUs)
  return (
    <div className="stack-3">
      {kept !== null && !isKept && <Notice tone="waiting">{copy.flightChanged(dayWords(kept.flight))}</Notice>}
      {isKept && <p className="quiet">{copy.keptFor(dayWords(flight))}</p>}
      <KeptHere thing={planDraft} />
      <Actions>
        {isKept ? (
          <ButtonLink kind="primary" href="/vaccines/book-an-appointment">
            Book an appointment
          </ButtonLink>
        ) : (
          <Button kind="primary" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
            {copy.keep}
          </Button>
        )}
        {hasDays && (
          <ButtonLink href="/api/vaccines/plan/calendar" download>
            Add to calendar
          </ButtonLink>
        )}
      </Actions>
    </div>
  )
}

/** What was said and moves nothing in the plan: otherwise one would wonder why. */
function NotCounting({ view: { standings, records, list, flight } }: { view: VaccinesView }) {
  const unmoved = standings
    .filter(({ state }) => state !== 'not-asked' && state !== 'done')
    .flatMap(({ reasons }) => reasons)
    .flatMap(({ id, why }) => records.filter(record => record.id === id).map(record => ({ record, why })))
  if (unmoved.length === 0) return null
  return (
    <Notice tone="waiting" title={copy.notCounting}>
      <ul>
        {unmoved.map(({ record: { id, vaccine, kind, on }, why }) => (
          <li key={id}>
            {vaccineNames[vaccine]}, {kind === 'dose' ? 'dose' : kindWords[kind]}
            {on !== null && ` of ${dayWords(on)}`}: {whyIn({ list, flight }, vaccine, why)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function whyIn({ list, flight }: Pick<VaccinesView, 'list' | 'flight'>, vaccine: Vaccine, why: Why): string {
  const item = list?.items.find(one => one.vaccine === vaccine)
  return item === undefined ? '' : whyText(why, { item, flight })
}
