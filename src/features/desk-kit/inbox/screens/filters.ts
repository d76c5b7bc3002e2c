// Which rows of Today are shown. The choice is in the address, beside the row that is open.
import type { InboxRow } from '../../contract.ts'
import { urgencyOf } from '../../rules.ts'
import { useView } from '../../screens/views.ts'

export type Chosen = Readonly<Record<string, string>>

type Reader = { me: string; now: Temporal.Instant }
type Option = { value: string; label: string; isShown: (row: InboxRow, reader: Reader) => boolean }
type Filter = { name: string; label: string; options: readonly Option[] }

/** What a row is called: whom it is about. */
export const nameOf = ({ student, kindWords }: InboxRow): string => student?.name ?? kindWords

const all = (label: string): Option => ({ value: '', label, isShown: () => true })

const whose: Filter = {
  name: 'whose',
  label: 'Who has it',
  options: [
    { value: '', label: 'Me or nobody', isShown: ({ takenBy }, { me }) => takenBy === null || takenBy.id === me },
    { value: 'mine', label: 'Me', isShown: ({ takenBy }, { me }) => takenBy?.id === me },
    { value: 'free', label: 'Nobody', isShown: ({ takenBy }) => takenBy === null },
    { value: 'team', label: 'Anyone in my team', isShown: () => true },
  ],
}

const due: Filter = {
  name: 'due',
  label: 'Answer due',
  options: [
    all('Whenever'),
    {
      value: 'overdue',
      label: 'Overdue',
      isShown: ({ dueAt }, { now }) => urgencyOf(Temporal.Instant.from(dueAt), now) === 'overdue',
    },
    {
      value: 'today',
      label: 'Overdue or today',
      isShown: ({ dueAt }, { now }) => urgencyOf(Temporal.Instant.from(dueAt), now) !== 'later',
    },
  ],
}

/** With the kinds and stages of what waits. */
export const filtersFor = (rows: readonly InboxRow[]): readonly Filter[] => [
  whose,
  {
    name: 'kind',
    label: 'Kind',
    options: [
      all('Every kind'),
      ...sorted(rows.map(({ kind, kindWords }) => [kind, kindWords])).map(([value, label]) => ({
        value,
        label,
        isShown: ({ kind }: InboxRow) => kind === value,
      })),
    ],
  },
  {
    name: 'stage',
    label: 'Stage',
    options: [
      all('Every stage'),
      ...sorted(rows.flatMap(({ place }) => (place === null ? [] : [[place, place]]))).map(([value, label]) => ({
        value,
        label,
        isShown: ({ place }: InboxRow) => place === value,
      })),
    ],
  },
  due,
]

const sorted = (named: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
  [...new Map(named)].toSorted(([, one], [, other]) => one.localeCompare(other))

export const chosenIn = ({ name, options }: Filter, chosen: Chosen): Option | undefined =>
  options.find(({ value }) => value === (chosen[name] ?? '')) ?? options[0]

/** A filter of a kind or stage that no row has any more shows none. */
export const isShownIn = (chosen: Chosen, row: InboxRow, reader: Reader): boolean =>
  [whose, due].every(filter => chosenIn(filter, chosen)?.isShown(row, reader)) &&
  (chosen['kind'] ?? row.kind) === row.kind &&
  (chosen['stage'] ?? row.place) === row.place

/** How many filters are on. */
export const countOf = (chosen: Chosen): number => Object.keys(chosen).filter(name => name !== 'snoozed').length

export function useInboxView() {
  const [view, setView] = useView()
  const { open, ...chosen } = view.chosen
  return {
    view: { search: '', chosen },
    chosen,
    open,
    setView: (next: Chosen) => setView({ search: '', chosen: { ...next, ...(open !== undefined && { open }) } }),
  }
}
