import { useRead } from '#src/browser/reads.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Loaded, Missing } from '#src/ui/waiting.tsx'
import type { KeyName } from '#src/wire/topics.ts'
import type { VersionView } from '../contract.ts'
import { actionNames, saidOf } from '../copy.ts'
import { changesBetween, fieldWords, valueWords, type Content, type FieldChange } from '../rules.ts'
import { catalogues, type EntryName } from './api.ts'
import s from '#src/features/desk-kit/screens/desk-kit.module.css'

type HistoryProps = {
  name: EntryName
  version: number
  rereads: readonly KeyName[]
  fieldNames?: Names | undefined
}

/** Who changed it, when and what; and the way back to how it was. */
export function EntryHistory(props: HistoryProps) {
  const query = useRead(catalogues.history, props.name)
  if (query.data === undefined) return <Missing query={query} what="the history" />
  const { versions } = query.data
  const [newest] = versions
  if (newest === undefined) return null
  return (
    <details>
      <summary className="press">History ({versions.length})</summary>
      <ol className={s.versions}>
        {versions.map(one => (
          <li className="row-4 apart lines-1" key={one.number}>
            <span>
              {actionNames[one.action]}, <When at={one.at} />
              {one.by !== null && ` by ${one.by}`}
            </span>
            <Actions>
              <DialogButton
                wide
                label={<Ordinal words="What changed" number={one.number} />}
                title={`Version ${one.number}: ${actionNames[one.action].toLowerCase()}`}
              >
                {() => <Comparison {...props} number={one.number} />}
              </DialogButton>
              {one !== newest && <Restore {...props} one={one} />}
            </Actions>
          </li>
        ))}
      </ol>
    </details>
  )
}

const Ordinal = ({ words, number }: { words: string; number: number }) => (
  <>
    {words}
    <VisuallyHidden>, version {number}</VisuallyHidden>
  </>
)

function Restore({ name, version, rereads, one: { number, at } }: HistoryProps & { one: VersionView }) {
  const toasts = useToasts()
  return (
    <ConfirmVerb
      label={<Ordinal words="Restore this version" number={number} />}
      title={`Restore version ${number}?`}
      confirm="Restore it"
      act={() => catalogues.restore({ ...name, number: String(number), version })}
      rereads={['catalogues', ...rereads]}
      done={saved => toasts.success(saidOf(saved, `It is as it was in version ${number} again.`))}
    >
      <p>
        It says again what it said on <When at={at} />, and students see that at once. What it says now stays in the
        history.
      </p>
    </ConfirmVerb>
  )
}

type Names = Readonly<Record<string, string>>

const columnsWith = (names: Names | undefined): readonly Column<FieldChange>[] => [
  { label: 'Field', cell: ({ field }) => names?.[field] ?? fieldWords(field) },
  { label: 'Before', cell: ({ before }) => <span className="as-typed">{valueWords(before)}</span> },
  { label: 'After', cell: ({ after }) => <span className="as-typed">{valueWords(after)}</span> },
]

function Comparison({ name, number, fieldNames }: HistoryProps & { number: number }) {
  return (
    <Loaded what="this version" query={useRead(catalogues.version, { ...name, number: String(number) })}>
      {({ before, content }) => <Compared before={before ?? {}} after={content} fieldNames={fieldNames} />}
    </Loaded>
  )
}

type ComparedProps = { before: Content; after: Content; fieldNames: Names | undefined }

/** What an entry says before and after a change, field by field. */
export function Compared({ before, after, fieldNames }: ComparedProps) {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p>What it says did not change.</p>
  return <Table caption="What changed" columns={columnsWith(fieldNames)} rows={changes} rowKey={({ field }) => field} />
}
