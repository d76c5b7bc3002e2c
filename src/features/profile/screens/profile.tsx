import { readOf } from '#src/browser/reads.ts'
import { Redirect } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { withReads, type PageProps } from '#src/manifest/web.tsx'
import { later } from '#src/ui/later.tsx'
import { PageLoading } from '#src/ui/page-loading.tsx'
import { Overview } from './overview.tsx'
import { applications, background, person, testScores, values } from '#src/features/people/screens/api.ts'

const waiting = <PageLoading />

const About = later(async () => (await import('./about.tsx')).About, waiting)
const PassportProfile = later(
  async () => (await import('#src/features/passport-profile/screens/passport-profile.tsx')).PassportProfile,
  waiting,
)
const Studies = later(async () => (await import('./studies.tsx')).Studies, waiting)
const Work = later(async () => (await import('./work.tsx')).Work, waiting)
const Scores = later(async () => (await import('./scores.tsx')).Scores, waiting)
const Applications = later(async () => (await import('./applications.tsx')).Applications, waiting)
const Family = later(async () => (await import('#src/features/family/screens/family-part.tsx')).FamilyPart, waiting)
const Notifications = later(
  async () => (await import('#src/features/notifications/screens/preferences.tsx')).Preferences,
  waiting,
)
const YourData = later(async () => (await import('#src/features/rights/screens/your-data.tsx')).YourData, waiting)
const SignIn = later(async () => (await import('./sign-in.tsx')).SignIn, waiting)

export default withReads(Profile, queries =>
  Promise.all([
    queries.fetchQuery(readOf(person.read)),
    queries.fetchQuery(readOf(background.academics)),
    queries.fetchQuery(readOf(background.work)),
    queries.fetchQuery(readOf(testScores.read)),
    queries.fetchQuery(readOf(applications.list)),
    queries.fetchQuery(readOf(values.read)),
  ]),
)

/** /profile and its parts. */
function Profile({ params: { part } }: PageProps) {
  const user = useUser()
  if (user == null) return null
  if (part === undefined) return <Overview user={user} />
  if (part === 'about') return <About owner={user.id} />
  if (part === 'passport') return <PassportProfile owner={user.id} />
  if (part === 'studies') return <Studies owner={user.id} />
  if (part === 'work') return <Work owner={user.id} />
  if (part === 'scores') return <Scores owner={user.id} />
  if (part === 'applications') return <Applications owner={user.id} />
  if (part === 'family') return <Family />
  if (part === 'notifications') return <Notifications owner={user.id} />
  if (part === 'your-data') return <YourData owner={user.id} />
  if (part === 'sign-in') return <SignIn />
  return <Redirect to="/profile" replace />
}
