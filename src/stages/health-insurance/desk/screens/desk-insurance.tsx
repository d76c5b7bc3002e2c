import { PolicyPage } from './policy-page.tsx'
import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue, type QueueFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { useIsWaiting } from '#src/features/desk-kit/screens/use-requests.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { Column } from '#src/ui/table.tsx'
import { partners } from '#src/stages/health-insurance/coverage/rules.ts'
import type { QueuedPolicy } from '../contract.ts'
import { filterWords } from '../copy.ts'
import { todoWords } from '#src/stages/health-insurance/todos/copy.ts'
import { todos } from '#src/stages/health-insurance/todos/rules.ts'
import { deskInsurance } from './api.ts'
import { Todos } from './todos.tsx'

/** What waits, or the one insurance that is open. */
export const DeskInsurance = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <InsuranceQueue /> : <PolicyPage key={id} id={id} me={me} />

const columns: readonly Column<QueuedPolicy>[] = [
  { label: 'Student', cell: ({ id, student }) => <StudentLink href={`/desk/insurance/${id}`} name={student.name} /> },
  { label: 'Plan', cell: ({ planName, partner }) => `${planName} (${partner})` },
  { label: 'University', cell: ({ university }) => university },
  { label: 'Deposit paid', cell: ({ paidAt }) => <When at={paidAt} /> },
  { label: 'Waits for', cell: policy => <Todos policy={policy} /> },
]

const filtersBy = (isWaiting: (id: string) => boolean): readonly QueueFilter<QueuedPolicy>[] => [
  {
    name: 'waits-for',
    label: 'Show',
    options: [
      { value: 'waiting', label: filterWords.waiting, isShown: ({ id }) => isWaiting(id) },
      ...todos.map(value => ({
        value,
        label: todoWords[value],
        isShown: ({ todos: waits }: QueuedPolicy) => waits.includes(value),
      })),
      { value: '', label: filterWords.all, isShown: () => true },
    ],
  },
  {
    name: 'partner',
    label: 'Partner',
    options: [
      { value: '', label: filterWords.partners, isShown: () => true },
      ...partners.map(value => ({
        value,
        label: value,
        isShown: ({ partner }: QueuedPolicy) => partner === value,
      })),
    ],
  },
]

/** Insurances with a paid deposit: what is due first. */
const InsuranceQueue = () => (
  <DeskQueue
    title="Insurance requests"
    words="Every paid deposit is here: its card, its waiver, its invoice, and how far each is."
    what="insurance"
    all="the insurance requests"
    query={useRead(deskInsurance.queue)}
    textOf={({ student, planName, university }) => `${student.name} ${planName} ${university}`}
    page="/desk/insurance"
    choosesWaiting
    filters={filtersBy(useIsWaiting('/desk/insurance'))}
    empty={{
      title: 'No requests yet',
      words: 'An insurance appears here the moment a student has paid its deposit. None is waiting.',
    }}
    caption="Insurance requests, what is due first"
    columns={columns}
    rowKey={({ id }) => id}
  />
)
