import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { SavedViews } from '../../screens/saved-views.tsx'
import { chosenIn, filtersFor } from './filters.ts'
import type { Inbox } from './use-inbox.ts'

type FilterSheetProps = { inbox: Inbox; open: boolean; onClose: () => void }

/** What of it one wants to see, and views that one has named. */
export const FilterSheet = ({ inbox: { view, chosen, setView, rows, shown }, open, onClose }: FilterSheetProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Filters"
    actions={
      <Button kind="primary" onClick={onClose}>
        {shown.length === 1 ? 'Show 1' : `Show ${shown.length}`}
      </Button>
    }
  >
    <div className="stack-4">
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
      <SavedViews queue="Today" view={view} onChoose={next => setView(next.chosen)} />
    </div>
  </Dialog>
)
