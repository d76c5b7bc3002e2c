import type { CopyItem } from '#src/ui/copy-list.tsx'
import { leaveEmpty } from '#src/features/passport-profile/names/copy.ts'
import { ds160Day, ds160Name, sevisName, withoutMarks } from '#src/features/passport-profile/shapes/rules.ts'
import type { NumbersView } from '../contract.ts'
import { labels } from '../copy.ts'

type Name = keyof typeof labels

/** What is known under these names, in this order, each in the shape of the form that asks for it. */
export function itemsOf({ numbers, person }: NumbersView, names: readonly Name[]): CopyItem[] {
  const [sevis, ds160, dob] = [sevisName(person), ds160Name(person), ds160Day(person.dob)]
  const values: Partial<Record<Name, string>> = {
    ...numbers,
    ...person,
    i20Surname: withoutMarks(sevis.surname),
    i20Given: withoutMarks(sevis.given),
    ds160Surname: withoutMarks(ds160.surname),
    ds160Given: withoutMarks(ds160.given),
    dobDs160: dob.printed,
    dobDay: dob.day,
    dobMonth: dob.month,
    dobYear: dob.year,
  }
  const isEmptyOnPurpose = (name: Name) => name === 'i20Given' && sevis.surname !== ''
  return names.map(name => ({
    label: labels[name],
    value: values[name] ?? '',
    ...(isEmptyOnPurpose(name) && { empty: leaveEmpty }),
  }))
}
