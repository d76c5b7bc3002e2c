import { readOf } from '#src/browser/reads.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { formatDay } from '#src/values/dates.ts'
import { dayWords, guides, lastDays, lastDayWords, missed, noFlight, rechargeWhy, toCalendar } from '../copy.ts'
import { lastDayAfter, rechargeNames, safeDays, type RechargeName, nextRecharge, rechargeTitles } from '../rules.ts'
import { LastRecharge, useLastRecharge, phone } from './last-recharge.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(KeepNumber, queries => queries.fetchQuery(readOf(phone.recharge)))

/** What to know, and the days to recharge, each counted from the one before. */
function KeepNumber() {
  const dates = useStep('phone-connection', 'KeepIndianNumber')?.dates ?? []
  const last = useLastRecharge()
  const planned = rechargeNames.flatMap(name => {
    const date = dates.find(
      ({ title }) => title === rechargeTitles[name] || (name === 'before' && title === nextRecharge),
    )
    return date === undefined ? [] : [{ name, ...date }]
  })
  return (
    <Stack>
      <GuidePanel guide={guides.KeepIndianNumber} />
      <LastRecharge />
      {planned.length === 0 ? (
        <Notice tone="info" title={noFlight} action={<ButtonLink href="/profile/about">Add your flight</ButtonLink>}>
          Then the days to recharge appear here, and among your dates.
        </Notice>
      ) : (
        <section aria-labelledby="recharges">
          <h3 id="recharges">Your days to recharge</h3>
          <ul className="list ruled above-3 below-3">
            {planned.map(({ name, when }) => (
              <Recharge key={name} name={name} when={when} />
            ))}
          </ul>
          {last === undefined && <LastDays planned={planned} />}
          <p>
            {last === undefined
              ? rechargeWhy
              : 'Each is counted from the one before it, the first from your last recharge. When you have recharged, enter the new day above.'}
          </p>
        </section>
      )}
    </Stack>
  )
}

type Planned = { name: RechargeName; when: string }

const Recharge = ({ name, when }: Planned) => (
  <li className="row-4 apart ruled-below lines-2 pad-y-3">
    <span>
      <strong>{dayIn(when)}</strong>
      <span className="block">{dayWords[name]}</span>
    </span>
    <DownloadButton
      kind="link"
      from={`/api/phone/recharges/${name}/calendar`}
      name={`safar-recharge-${name}.ics`}
      about={dayWords[name]}
    >
      {toCalendar}
    </DownloadButton>
  </li>
)

/** After which the number may be gone. */
const LastDays = ({ planned }: { planned: readonly Planned[] }) => (
  <Fold summary={lastDays}>
    <ul className="stack-2 list">
      {planned
        .filter(({ name }) => name !== 'before')
        .map(({ name, when }) => (
          <li key={name}>
            {lastDayWords(
              dayWords[name],
              dayIn(lastDayAfter(dayBefore(when), 'other')),
              dayIn(lastDayAfter(dayBefore(when), 'bsnl')),
            )}
          </li>
        ))}
      <li>{missed}</li>
    </ul>
  </Fold>
)

/** The recharge that this one follows. */
const dayBefore = (when: string): string => Temporal.PlainDate.from(when).subtract({ days: safeDays }).toString()

const dayIn = (iso: string): string => formatDay(Temporal.PlainDate.from(iso))
