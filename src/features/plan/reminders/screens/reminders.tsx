import { readOf } from '#src/browser/reads.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useWished } from '#src/browser/unsent/use-unsent.ts'
import { asWished, LetterSwitches } from '#src/features/notifications/screens/letter-switches.tsx'
import { notifications } from '#src/features/notifications/screens/student-api.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { CalendarAddress } from '../../calendar/screens/calendar-address.tsx'
import { planCalendar } from '#src/features/plan/calendar/screens/api.ts'
import * as copy from '../../copy.ts'

const reads = (queries: QueryClient): Promise<unknown> =>
  Promise.all([queries.fetchQuery(readOf(planCalendar.read)), queries.fetchQuery(readOf(notifications.preferences))])

export default withReads(Reminders, reads)

/** The plan where one looks every day: in one's own calendar, and by e-mail. */
function Reminders() {
  return (
    <Page title="Calendar and reminders" width="reading">
      <div className="stack-6">
        <div className="stack-2">
          <p>
            <Link href="/plan">{copy.title}</Link>
          </p>
          <h1>Calendar and reminders</h1>
          <p>Your dates where you look every day: in your own calendar, and by e-mail.</p>
        </div>
        <CalendarAddress />
        <ByMail />
      </div>
    </Page>
  )
}

const kinds = ['digest', 'week-before', 'day-before'] as const

function ByMail() {
  return (
    <section className="stack-3" aria-labelledby="dates-by-mail">
      <h2 id="dates-by-mail">By e-mail</h2>
      <Loaded query={useQuery({ ...readOf(notifications.preferences), select: useWished(asWished) })}>
        {({ email, mutes }) => (
          <>
            {email === null ? (
              <Notice tone="info" title="Your account has no e-mail address yet">
                <Link href="/profile/sign-in">Add one</Link> and what you choose here is sent to it.
              </Notice>
            ) : (
              <p>
                At 9 in the morning where you are, to {email}. Never more than one of these a day, and none at night.
              </p>
            )}
            <div>
              <LetterSwitches of={kinds} mutes={mutes} />
            </div>
            <p>
              <Link href="/profile/notifications">All e-mail and your quiet hours</Link>
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
