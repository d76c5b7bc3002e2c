import { useState, type ReactNode, type Ref } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import s from './desk-kit.module.css'
import { useRoom } from './room.ts'
import { SavedViews, useNaming } from './saved-views.tsx'
import type { QueueView } from './views.ts'

type Filters = {
  /** Whose saved views they are. */
  queue: string
  view: QueueView
  onChange: (view: QueueView) => void
  /** How many there are to see; undefined until that is known. */
  shown: number | undefined
  /** The filters. */
  children: ReactNode
}

type FilterBarProps = Filters & { field: Ref<HTMLInputElement>; searchLabel?: string }

/** The search, and beside it the filters; on a phone they are a sheet, so that the list is the first screen. */
export function FilterBar({ field, searchLabel = 'Search', ...filters }: FilterBarProps) {
  const { queue, view, onChange, children } = filters
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useRoom()
  const naming = useNaming(queue, view)
  const search = (
    <TextInput
      ref={field}
      type="search"
      name="search"
      label={searchLabel}
      autoComplete="off"
      value={view.search}
      onChange={text => onChange({ ...view, search: text })}
    />
  )
  return (
    <>
      {hasRoom ? (
        <div className={classes('row-4 bottom lines-3', s.filters)}>
          {search}
          {children}
          <SavedViews queue={queue} view={view} onChoose={onChange} onName={naming.begin} />
        </div>
      ) : (
        <div className="stack-3 first-wide bottom">
          {search}
          <FiltersButton count={Object.keys(view.chosen).length} onOpen={() => setOpen(true)} />
          <FilterSheet {...filters} onName={naming.begin} open={isOpen} onClose={() => setOpen(false)} />
        </div>
      )}
      {naming.dialog}
    </>
  )
}

export const FiltersButton = ({ count, onOpen }: { count: number; onOpen: () => void }) => (
  <Button aria-haspopup="dialog" onClick={onOpen}>
    {count === 0 ? 'Filters' : `Filters · ${count}`}
  </Button>
)

type FilterSheetProps = Filters & { onName: () => void; open: boolean; onClose: () => void }

/** What of a list one wants to see, and the views of it that somebody has named. */
export const FilterSheet = ({ queue, view, onChange, onName, shown, open, onClose, children }: FilterSheetProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Filters"
    actions={
      <Button kind="primary" onClick={onClose}>
        {shown === undefined ? 'Show them' : `Show ${shown}`}
      </Button>
    }
  >
    <div className="stack-4">
      {children}
      <SavedViews queue={queue} view={view} onChoose={onChange} onName={onName} />
    </div>
  </Dialog>
)
