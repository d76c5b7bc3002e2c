import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { kindWords, vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { vaccines } from '#src/stages/vaccines/requirements/rules.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import * as copy from '../copy.ts'
import s from '#src/stages/vaccines/records/screens/vaccines.module.css'

type Row = VaccinesView['records'][number]

/** The record as it is printed; as a PDF with the proofs behind it. */
export function RecordSheet({ view }: { view: VaccinesView }) {
  const user = useUser()
  const rows = vaccines.flatMap(vaccine => view.records.filter(record => record.vaccine === vaccine))
  return (
    <section className={s.sheet} aria-label={copy.paper.title} data-paper>
      <h3 className="text-3">{copy.paper.title}</h3>
      <p>
        {user?.name}
        {view.dob !== null && `, born on ${dayWords(view.dob)}`}
        {view.university !== null && `. For ${view.university.name}`}
      </p>
      <Table caption={copy.paper.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <p className="quiet">{copy.carry}</p>
      <Actions>
        <DownloadButton kind="primary" from="/api/vaccines/record" name={copy.fileName}>
          Download the record
        </DownloadButton>
        <Button onClick={() => print()}>Print this page of it</Button>
      </Actions>
    </section>
  )
}

const columns: readonly Column<Row>[] = [
  { label: copy.paper.vaccine, cell: ({ vaccine, kind }) => `${vaccineNames[vaccine]}: ${kindWords[kind]}` },
  { label: copy.paper.date, cell: ({ on }) => (on === null ? copy.paper.noDate : dayWords(on)) },
  {
    label: copy.paper.where,
    cell: ({ clinic, country }) => `${clinic || copy.paper.noClinic}, ${country === 'US' ? 'US' : 'India'}`,
  },
]
