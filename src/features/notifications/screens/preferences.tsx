import { useQuery } from '@tanstack/react-query'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Part, Read } from '#src/features/profile/screens/part.tsx'
import s from '#src/features/profile/screens/profile.module.css'
import type { PreferencesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { categories, lettersOf, type Category } from '../rules.ts'
import { notifications, preferencesQuery } from './queries.ts'
import { QuietHoursForm } from './quiet-hours.tsx'

/** /profile/notifications: what comes by e-mail, and when it waits. */
export function Preferences({ owner }: { owner: string }) {
  return (
    <Part id="notifications" lede="In the app you see everything. Here you choose what you get by e-mail as well.">
      <Read query={useQuery({ ...preferencesQuery, select: useWished(asWished) })}>
        {preferences => (
          <>
            <Letters preferences={preferences} />
            <section className={s.part} aria-labelledby="quiet-hours">
              <h2 id="quiet-hours">Quiet hours</h2>
              <QuietHoursForm owner={owner} quiet={preferences.quiet} />
            </section>
          </>
        )}
      </Read>
    </Part>
  )
}

function Letters({ preferences: { email, mutes } }: { preferences: PreferencesView }) {
  const tick = useLetters()
  return (
    <section className={s.part} aria-labelledby="by-e-mail">
      <h2 id="by-e-mail">By e-mail</h2>
      {email === null ? (
        <Notice tone="info" title="Your account has no e-mail address yet">
          <Link href="/profile/sign-in">Add one</Link> and what you choose here is sent to it.
        </Notice>
      ) : (
        <p className={s.muted}>
          Sent to {email}, when you have not read it here within five minutes. A change counts at once.
        </p>
      )}
      <div>
        {categories.map(category => (
          <Checkbox
            key={category}
            name={category}
            label={copy.categoryNames[category].name}
            detail={copy.categoryNames[category].holds}
            value={!mutes.includes(category)}
            onChange={isOn => tick({ category, isOn })}
          />
        ))}
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

const useLetters = () =>
  useTick(
    ({ category, isOn }: { category: Category; isOn: boolean }) =>
      isOn ? notifications.unmute({ category }) : notifications.mute({ category }),
    {
      rereads: ['notifications'],
      inOrder: 'letters',
      shows: ({ category, isOn }) => ({ thing: lettersOf(category), is: isOn }),
    },
  )

const asWished = (preferences: PreferencesView, wishes: Wishes): PreferencesView => ({
  ...preferences,
  mutes: categories.filter(category => {
    const isOn = wishes.get(lettersOf(category))
    return isOn === undefined ? preferences.mutes.includes(category) : isOn === false
  }),
})
