import { useQuery } from '@tanstack/react-query'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { FormView } from '../contract.ts'
import { AddForm } from './add-form.tsx'
import { EditForm } from './edit-form.tsx'
import { formsQuery } from './form-queries.ts'

/** Universities' own forms for the I-20: which there are, and what goes into each. */
export function DeskForms({ id, me }: { id: string | undefined; me: string }) {
  if (id === undefined) return <Forms />
  return id === 'new' ? <NewForm /> : <OneForm key={id} id={id} me={me} />
}

const back = <Link href="/desk/form-mappings">Back to the forms</Link>

function Forms() {
  return (
    <Screen
      title="Form mappings"
      words="Universities' own forms for the I-20. Once one is published, their students get it filled instead of our worksheet."
    >
      <div>
        <ButtonLink kind="primary" href="/desk/form-mappings/new">
          Add a form
        </ButtonLink>
      </div>
      <Shown what="the forms" query={useQuery(formsQuery)}>
        {forms =>
          forms.length === 0 ? (
            <EmptyState title="No forms yet">Everybody gets our worksheet until a form is published here.</EmptyState>
          ) : (
            <Table caption="Forms by university" columns={columns} rows={forms} rowKey={({ id }) => id} />
          )
        }
      </Shown>
    </Screen>
  )
}

const columns: readonly Column<FormView>[] = [
  {
    label: 'University',
    cell: ({ id, university }) => <Link href={`/desk/form-mappings/${id}`}>{university.name}</Link>,
  },
  { label: 'File', cell: ({ document }) => document.name },
  { label: 'Mapped', cell: ({ mapping, fields }) => `${mapping.length} of ${fields.length} fields` },
  { label: 'Changed', cell: ({ changedAt }) => <When at={changedAt} /> },
  { label: 'By', cell: ({ changedBy }) => changedBy ?? 'Somebody who has left' },
  {
    label: 'State',
    cell: ({ publishedAt }) =>
      publishedAt === null ? <Tag tone="waiting">Draft</Tag> : <Tag tone="done">Published</Tag>,
  },
]

const NewForm = () => (
  <Screen title="Add a form" words={back}>
    <AddForm />
  </Screen>
)

function OneForm({ id, me }: { id: string; me: string }) {
  const forms = useQuery(formsQuery)
  const form = forms.data?.find(one => one.id === id)
  return (
    <Screen title={form?.university.name ?? 'Form mappings'} words={back}>
      <Shown what="the form" query={forms}>
        {() =>
          form === undefined ? (
            <EmptyState title="This form is not there">Somebody may have thrown it away.</EmptyState>
          ) : (
            <EditForm form={form} me={me} />
          )
        }
      </Shown>
    </Screen>
  )
}
