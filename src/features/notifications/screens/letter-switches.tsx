import { useTick } from '#src/browser/unsent/use-tick.ts'
import type { Wishes } from '#src/browser/unsent/use-unsent.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { PreferencesView } from '../contract.ts'
import { categoryNames } from '../category-names/copy.ts'
import { categories, lettersOf, type Category } from '../rules.ts'
import { notifications } from './student-api.ts'

type LetterSwitchesProps = { of: readonly Category[]; mutes: readonly Category[] }

/** What comes by e-mail, each kind with a switch of its own. */
export function LetterSwitches({ of: shown, mutes }: LetterSwitchesProps) {
  const tick = useLetters()
  return shown.map(category => (
    <Checkbox
      key={category}
      name={category}
      label={categoryNames[category].name}
      detail={categoryNames[category].holds}
      value={!mutes.includes(category)}
      onChange={isOn => tick({ category, isOn })}
    />
  ))
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

export const asWished = (preferences: PreferencesView, wishes: Wishes): PreferencesView => ({
  ...preferences,
  mutes: categories.filter(category => {
    const isOn = wishes.get(lettersOf(category))
    return isOn === undefined ? preferences.mutes.includes(category) : isOn === false
  }),
})
