import { optional, readOf, useRead } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Link } from '#src/ui/link.tsx'
import { Select } from '#src/ui/select.tsx'
import { Shortcuts } from '#src/ui/shortcuts.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { useRoom } from '#src/features/desk-kit/screens/room.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { FilterBar } from '#src/features/desk-kit/screens/filter-bar.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'
import { useView, type QueueView } from '#src/features/desk-kit/screens/views.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import { fieldOf } from '#src/values/unknown.ts'
import type { Overview, StudentRow, Wanted } from '../../contract.ts'
import { students as studentsApi } from '#src/features/students/screens/api.ts'
import * as fileCopy from '#src/features/students/copy.ts'
import { files } from '../../file/screens/file-head.tsx'
import { LeadFilter } from '../../file/screens/leads.tsx'
import * as manyCopy from '../../many/copy.ts'
import type { ActName } from '../../many/rules.ts'
import { Bar, ManyDialog } from '../../many/screens/bar.tsx'
import { useTicked, type Ticked } from '../../many/screens/ticked.ts'
import * as copy from '../copy.ts'
import { loadedAtOnce, mostLoaded, shownRows, shows, type ShownRows } from '../rules.ts'
import { Legend, moveToStudent, Strip, studentAt } from './strip.tsx'
import s from './strip.module.css'

const title = 'Students'

/** Anybody by name, e-mail or phone, with how far each stage is; without a search those who came last. */
export function StudentsOverview({ seesTags, acts }: { seesTags: boolean; acts: readonly ActName[] }) {
  const [view, setView] = useView()
  const [most, setMost] = useState(loadedAtOnce)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useSettled(view.search.trim())
  const wanted = { search, lead: leadOf(view.chosen['lead']), tag: view.chosen['tag'] ?? '' }
  const found = useQuery({
    ...readOf(studentsApi.overview, { ...wanted, most }),
    // More of the same keeps its place; who was found by another text does not stand under this one.
    placeholderData: (before, query) => (isMoreOf(wanted, query?.queryKey.at(-1)) ? before : undefined),
  })
  const choose = (name: string) => (value: string) => setView({ ...view, chosen: { ...view.chosen, [name]: value } })
  const shown = shows.find(one => one === view.chosen['show']) ?? 'all'
  const rows = shownRows(found.data?.students ?? [], shown)
  const ids = rows.map(({ id }) => id)
  const total = found.data?.total ?? 0
  const ticked = useTicked(wanted, total)
  const [act, setAct] = useState<ActName>()
  const toasts = useToasts()
  const hasRoom = useRoom()
  const begin = (name: ActName) => (ticked.count === 0 ? toasts.info(manyCopy.tickFirst) : setAct(name))
  const tickFocused = () => {
    if (studentAt(list.current) === undefined) moveToStudent(list.current, 1)
    const id = studentAt(list.current)
    if (id !== undefined) ticked.tick(id, ids)
    moveToStudent(list.current, 1)
  }
  return (
    <Screen title={title}>
      <FilterBar
        field={field}
        searchLabel="Name, e-mail or phone"
        queue={title}
        view={view}
        onChange={setView}
        shown={shown === 'all' ? found.data?.total : rows.length}
      >
        <Select
          name="show"
          label={copy.show.label}
          placeholder={null}
          value={shown}
          onChange={choose('show')}
          options={shows.map(value => ({ value, label: copy.show[value] }))}
        />
        {seesTags && <FileFilters chosen={view.chosen} onChoose={choose} />}
      </FilterBar>
      {hasRoom ? (
        <Legend />
      ) : (
        <Fold isSmall summary={copy.legendTitle}>
          <Legend />
        </Fold>
      )}
      <div ref={list} className="stack-4">
        <Loaded what="the students" query={found} isOld={search !== view.search.trim()}>
          {overview => (
            <Rows
              overview={overview}
              rows={rows}
              shown={shown}
              search={search}
              ticked={ticked}
              onMore={most < mostLoaded ? () => setMost(Math.min(most + loadedAtOnce, mostLoaded)) : undefined}
            />
          )}
        </Loaded>
      </div>
      {ticked.count > 0 && (
        <Bar
          ticked={ticked}
          acts={acts}
          matching={shown === 'all' && total > ticked.count ? total : undefined}
          onAct={begin}
        />
      )}
      {act !== undefined && (
        <ManyDialog
          name={act}
          who={ticked.who}
          count={ticked.count}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined)
            ticked.clear()
          }}
        />
      )}
      <Shortcuts
        shortcuts={[
          { keys: ['j'], words: 'The next student', act: () => moveToStudent(list.current, 1) },
          { keys: ['k'], words: 'The student before', act: () => moveToStudent(list.current, -1) },
          { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], words: 'From stage to stage, in the table' },
          { keys: ['Enter'], words: 'Open it' },
          { keys: ['x'], words: 'Tick the student, and go to the next one', act: tickFocused },
          ...acts.map(name => ({
            keys: [manyCopy.acts[name].key],
            words: manyCopy.acts[name].words,
            act: () => begin(name),
          })),
          { keys: ['Escape'], words: 'Untick all', act: ticked.clear },
          { keys: ['/'], words: 'Search', act: () => field.current?.focus() },
        ]}
      />
    </Screen>
  )
}

const isMoreOf = (wanted: object, asked: unknown) =>
  Object.entries(wanted).every(([name, value]) => fieldOf(asked, name) === value)

/** 'anyone', 'me' and 'nobody' are no ids; a saved view may name an advisor who has left. */
const leadOf = (chosen: string | undefined): Wanted['lead'] => chosen ?? 'anyone'

type FileFiltersProps = {
  chosen: QueueView['chosen']
  onChoose: (name: string) => (value: string) => void
}

/** By who leads a student, and by a tag. */
function FileFilters({ chosen, onChoose }: FileFiltersProps) {
  // Where it does not come, the filter beside it says so.
  const choices = optional(useRead(files.choices))
  return (
    <>
      <LeadFilter value={leadOf(chosen['lead'])} onChange={onChoose('lead')} />
      <Select
        name="tag"
        label={fileCopy.tag}
        placeholder={null}
        value={chosen['tag'] ?? ''}
        onChange={onChoose('tag')}
        options={[
          { value: '', label: fileCopy.anyTag },
          ...(choices?.tags ?? []).map(({ name, students }) => ({ value: name, label: `${name} (${students})` })),
        ]}
      />
    </>
  )
}

type RowsProps = {
  overview: Overview
  rows: readonly StudentRow[]
  shown: ShownRows
  search: string
  ticked: Ticked
  onMore: (() => void) | undefined
}

function Rows({ overview: { now, stages, students, total }, rows, shown, search, ticked, onMore }: RowsProps) {
  if (total === 0) {
    return (
      <EmptyState title={search === '' ? 'No students yet' : `Nobody is called '${search}'`}>
        Try a part of the name, the address or at least four digits of the number.
      </EmptyState>
    )
  }
  const ids = rows.map(({ id }) => id)
  return (
    <>
      <div className="row-4 lines-0 middle">
        <span role="status" className="quiet">
          {copy.shownOf(students.length, total)}
          {shown !== 'all' && `. ${copy.filtered(rows.length, copy.show[shown])}`}
        </span>
        {rows.length > 0 && (
          <Button kind="link" onClick={() => ticked.tickShown(ids)}>
            {manyCopy.tickShown}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <Strip
          now={now}
          stages={stages}
          students={rows}
          renderStudent={student => <WhoOf student={student} ticked={ticked} shown={ids} />}
        />
      )}
      {students.length < total && onMore !== undefined && (
        <div>
          <Button onClick={onMore}>{copy.more(Math.min(loadedAtOnce, total - students.length))}</Button>
        </div>
      )}
    </>
  )
}

type WhoOfProps = { student: StudentRow; ticked: Ticked; shown: readonly string[] }

const WhoOf = ({ student, ticked, shown }: WhoOfProps) => (
  <div className={s.who}>
    <Checkbox
      name={`tick-${student.id}`}
      label={<VisuallyHidden>{manyCopy.tick(student.name)}</VisuallyHidden>}
      value={ticked.has(student.id)}
      onChange={(_value, isShift) => ticked.tick(student.id, shown, isShift)}
    />
    <div className="packed">
      <Link className={s.overviewName} href={`/desk/students/${student.id}`}>
        {student.name}
      </Link>
      {student.email !== null && student.email !== student.name && (
        <span className="block text-1 regular dim">{student.email}</span>
      )}
      {student.lead !== null && <span className="block text-1 regular dim">{fileCopy.ledBy(student.lead)}</span>}
      <span className="wrap gap-1">
        {student.waiting > 0 && <Tag tone="open">{student.waiting} waiting</Tag>}
        {student.tags.map(tag => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    </div>
  </div>
)
