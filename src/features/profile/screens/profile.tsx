import { lazy } from 'react'
import { Redirect } from 'wouter'
import type { User } from '../../accounts/screens/session.ts'
import { Overview } from './overview.tsx'

const About = lazy(async () => ({ default: (await import('./about.tsx')).About }))
const Studies = lazy(async () => ({ default: (await import('./studies.tsx')).Studies }))
const Work = lazy(async () => ({ default: (await import('./work.tsx')).Work }))
const Scores = lazy(async () => ({ default: (await import('./scores.tsx')).Scores }))
const Applications = lazy(async () => ({ default: (await import('./applications.tsx')).Applications }))
const Notifications = lazy(async () => ({
  default: (await import('../../notifications/screens/preferences.tsx')).Preferences,
}))
const YourData = lazy(async () => ({ default: (await import('../../rights/screens/your-data.tsx')).YourData }))
const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }))

/** /profile and its parts. */
export function Profile({ user, part }: { user: User; part: string | undefined }) {
  if (part === undefined) return <Overview />
  if (part === 'about') return <About owner={user.id} />
  if (part === 'studies') return <Studies owner={user.id} />
  if (part === 'work') return <Work owner={user.id} />
  if (part === 'scores') return <Scores owner={user.id} />
  if (part === 'applications') return <Applications owner={user.id} />
  if (part === 'notifications') return <Notifications owner={user.id} />
  if (part === 'your-data') return <YourData owner={user.id} />
  if (part === 'sign-in') return <SignIn />
  return <Redirect to="/profile" replace />
}
