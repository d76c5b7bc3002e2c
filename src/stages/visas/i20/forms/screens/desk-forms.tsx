import { readOf, useRead } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { EntryStateTag, stateFilter } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import type { FormView } from '../contract.ts'
import { AddForm } from './add-form.tsx'
import { EditForm } from './edit-form.tsx'
import { i20Forms } from './api.ts'

/** Universities' own forms for the I-20: which there are, and what goes into each. */
export function DeskForms({ id, me }: { id: string | undefined; me: string }) {
  if (id === undefined) return <Forms />
  return id === 'new' ? <NewForm /> : <OneForm key={id} id={id} me={me} />
}

const Forms = () => (
  <DeskQueue
    title="Form mappings"
    words="Universities' own forms for the I-20. Once one is published, their students get it filled instead of our worksheet."
    tools={
      <div>
        <ButtonLink kind="primary" href="/desk/form-mappings/new">
          Add a form
        </ButtonLink>
      </div>
    }
    what="form"
    all="the forms"
    query={useRead(i20Forms.list)}
    textOf={({ university, document }) => `${university.name} ${document.name}`}
    filters={[stateFilter(stateOf)]}
    empty={{ title: 'No forms yet', words: 'Everybody gets our worksheet until a form is published here.' }}
    caption="Forms by university"
    columns={columns}
    rowKey={({ id }) => id}
  />
)

const stateOf = ({ publishedAt }: FormView) => (publishedAt === null ? 'draft' : 'published')

const columns: readonly Column<FormView>[] = [
  {
    label: 'University',
    cell: ({ id, university }) => <Link href={`/desk/form-mappings/${id}`}>{university.name}</Link>,
  },
  { label: 'File', cell: ({ document }) => document.name },
  { label: 'Mapped', cell: ({ mapping, fields }) => `${mapping.length} of ${fields.length} fields` },
  { label: 'Changed', cell: ({ changedAt }) => <When at={changedAt} /> },
  { label: 'By', cell: ({ changedBy }) => changedBy ?? 'Somebody who has left' },
  { label: 'State', cell: form => <EntryStateTag state={stateOf(form)} /> },
]

const back = { href: '/desk/form-mappings', to: 'the forms' }

const NewForm = () => (
  <Screen title="Add a form" words={<Link href={back.href}>Back to {back.to}</Link>}>
    <AddForm />
  </Screen>
)

function OneForm({ id, me }: { id: string; me: string }) {
  const form = useQuery({ ...readOf(i20Forms.list), select: forms => forms.find(one => one.id === id) })
  return (
    <DeskPage
      title={form.data?.university.name ?? 'Form mappings'}
      what="form"
      back={back}
      query={form}
      gone="Somebody may have thrown it away."
    >
      {found => <EditForm form={found} me={me} />}
    </DeskPage>
  )
}
