import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { formatDay } from '#src/values/dates.ts'
import { calendarWords, guides, lastDayWords, noFlight, rechargeWhy } from '../copy.ts'
import { nextRecharge, rechargeTitles } from '../recharge/copy.ts'
import { lastDayAfter, rechargeNames, safeDays, type RechargeName } from '../rules.ts'
import s from './keep-number.module.css'
import { LastRecharge, useLastRecharge, rechargeQuery } from './last-recharge.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(KeepNumber, queries => queries.fetchQuery(rechargeQuery))

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
          <ul className={s.days}>
            {planned.map(date => (
              <Recharge key={date.name} {...date} isCounted={last !== undefined} />
            ))}
          </ul>
          <p className="quiet">
            {last === undefined
              ? `${rechargeWhy} The first is counted from the flight in your profile.`
              : 'Each is counted from the one before it, the first from your last recharge. When you have recharged, enter the new day above.'}
          </p>
        </section>
      )}
    </Stack>
  )
}

type RechargeProps = { name: RechargeName; title: string; when: string; isCounted: boolean }

const Recharge = ({ name, title, when, isCounted }: RechargeProps) => (
  <li className={s.day}>
    <span>
      <strong>{formatDay(Temporal.PlainDate.from(when))}</strong>
      <span className={s.title}>{title}</span>
      {name !== 'before' && !isCounted && (
        <span className={s.title}>
          {lastDayWords(dayIn(lastDayAfter(dayBefore(when), 'other')), dayIn(lastDayAfter(dayBefore(when), 'bsnl')))}
        </span>
      )}
    </span>
    <DownloadButton kind="link" from={`/api/phone/recharges/${name}/calendar`} name={`safar-recharge-${name}.ics`}>
      {calendarWords[name]}
    </DownloadButton>
  </li>
)

/** The recharge that this one follows. */
const dayBefore = (when: string): string => Temporal.PlainDate.from(when).subtract({ days: safeDays }).toString()

const dayIn = (iso: string): string => formatDay(Temporal.PlainDate.from(iso))
