import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useWished } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/people/screens/profile.module.css'
import type { PreferencesView } from '../contract.ts'
import { categories } from '../rules.ts'
import { asWished, LetterSwitches } from './letter-switches.tsx'
import { notifications } from './student-api.ts'
import { QuietHoursForm } from './quiet-hours.tsx'

/** /profile/notifications: what comes by e-mail, and when it waits. */
export function Preferences({ owner }: { owner: string }) {
  return (
    <Part id="notifications" lede="In the app you see everything. Here you choose what you get by e-mail as well.">
      <Loaded query={useQuery({ ...readOf(notifications.preferences), select: useWished(asWished) })}>
        {preferences => (
          <>
            <Letters preferences={preferences} />
            <section className={classes('heads-4 stack-4', s.part)} aria-labelledby="quiet-hours">
              <h2 id="quiet-hours">Quiet hours</h2>
              <QuietHoursForm owner={owner} quiet={preferences.quiet} />
            </section>
          </>
        )}
      </Loaded>
    </Part>
  )
}

function Letters({ preferences: { email, mutes } }: { preferences: PreferencesView }) {
  return (
    <section className={classes('heads-4 stack-4', s.part)} aria-labelledby="by-e-mail">
      <h2 id="by-e-mail">By e-mail</h2>
      {email === null ? (
        <Notice tone="info" title="Your account has no e-mail address yet">
          <Link href="/profile/sign-in">Add one</Link> and what you choose here is sent to it.
        </Notice>
      ) : (
        <p className="muted">
          Sent to {email}, when you have not read it here within five minutes. A change counts at once.
        </p>
      )}
      <div>
        <LetterSwitches of={categories} mutes={mutes} />
        <Checkbox
          name="security"
          label="Security"
          detail="A new password, a new device. These are always sent, so that nobody changes your account unseen."
          value
          disabled
          onChange={() => {}}
        />
      </div>
    </section>
  )
}
