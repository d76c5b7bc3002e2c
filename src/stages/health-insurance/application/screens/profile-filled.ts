import { staysOffDevices } from '#src/wire/client.ts'
import { readQuery } from '#src/browser/queries.ts'
import { values } from '#src/features/people/screens/api.ts'
import { passportProfile } from '#src/features/passport-profile/screens/api.ts'

/** What the passport profile fills in. The rules for it are fetched with it: the step has little room in its first script. */
export const filledQuery = readQuery(['profile', staysOffDevices, 'insurance'], async () => {
  const [{ asksOf, insuranceFrom, saidSince }, profile, { known }] = await Promise.all([
    import('../from-profile/rules.ts'),
    passportProfile.read({}),
    values.read({}),
  ])
  return {
    profile: insuranceFrom({ ...profile, known }),
    since: saidSince(known),
    said: known,
    asks: asksOf(profile.facts),
  }
})
