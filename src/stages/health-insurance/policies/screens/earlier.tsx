import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { card as words } from '../copy.ts'
import type { PolicyView } from '../contract.ts'
import * as copy from '../copy.ts'
import { dayWords } from './moments.ts'

const columns: readonly Column<PolicyView>[] = [
  { label: 'Plan', cell: ({ insurancePlan, partner }) => `${insurancePlan} (${partner})` },
  { label: 'University', cell: ({ university }) => university },
  {
    label: 'Coverage',
    cell: ({ coverageStartDate, coverageEndDate }) => `${dayWords(coverageStartDate)} to ${dayWords(coverageEndDate)}`,
  },
  { label: 'Status', cell: ({ status }) => copy.statusWords[status] },
  {
    label: 'Card',
    hideLabel: true,
    cell: ({ cardLongURL }) =>
      cardLongURL !== null && (
        <DownloadButton kind="link" from={cardLongURL} name={words.file}>
          Save the card
        </DownloadButton>
      ),
  },
]

/** What was before, with its card: a doctor's bill may come late. */
export const EarlierPolicies = ({ policies }: { policies: readonly PolicyView[] }) => (
  <section className="stack-3" aria-labelledby="earlier-insurance">
    <h3 id="earlier-insurance">Earlier insurance</h3>
    <Table caption="Earlier insurance" columns={columns} rows={policies} rowKey={({ id }) => id} />
  </section>
)
