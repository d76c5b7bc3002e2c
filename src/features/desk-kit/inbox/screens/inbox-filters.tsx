import { Select } from '#src/ui/select.tsx'
import { FilterSheet } from '../../screens/filter-bar.tsx'
import { useNaming } from '../../screens/saved-views.tsx'
import { chosenIn, filtersFor } from './filters.ts'
import type { Inbox } from './use-inbox.ts'

type InboxFiltersProps = { inbox: Inbox; open: boolean; onClose: () => void }

/** Beside an open row they have no room at any width. */
export const InboxFilters = ({ inbox, open, onClose }: InboxFiltersProps) => {
  const { view, chosen, setView, rows, shown } = inbox
  const naming = useNaming('Today', view)
  return (
    <>
      <FilterSheet
        queue="Today"
        view={view}
        onChange={next => setView(next.chosen)}
        onName={naming.begin}
        shown={shown.length}
        open={open}
        onClose={onClose}
      >
        {filtersFor(rows).map(filter => (
          <Select
            key={filter.name}
            name={filter.name}
            label={filter.label}
            placeholder={null}
            value={chosenIn(filter, chosen)?.value ?? ''}
            onChange={value => setView({ ...chosen, [filter.name]: value })}
            options={filter.options}
          />
        ))}
      </FilterSheet>
      {naming.dialog}
    </>
  )
}
