// Who leads a student, as lists of other features show it.
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '#src/features/students/copy.ts'
import { files } from './file-head.tsx'

type FilterProps = { value: string; onChange: (lead: string) => void }

export function LeadFilter({ value, onChange }: FilterProps) {
  const query = useRead(files.choices)
  const { label, anyone, mine, nobodys } = copy.leads
  return (
    <>
      <Missing query={query} what="advisors" />
      <Select
        name="lead"
        label={label}
        placeholder={null}
        value={value}
        onChange={onChange}
        options={[
          { value: 'anyone', label: anyone },
          { value: 'me', label: mine },
          { value: 'nobody', label: nobodys },
          ...(query.data?.advisors ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  )
}

type Named = { id: string; name: string }

/** Where nobody leads them, one press takes the lead; to hand it over, their file is opened. */
export function LeadOf({ student, lead, me }: { student: Named; lead: Named | null; me: string }) {
  const take = useVerb(() => files.setLead({ id: student.id, lead: me }), {
    rereads: ['student-files', 'plan-risks'],
    done: copy.youLead(student.name),
  })
  if (lead !== null) return <span className="quiet">{lead.id === me ? copy.mine : copy.ledBy(lead.name)}</span>
  return (
    <Button busy={take.isPending} aria-label={copy.takeLeadOf(student.name)} onClick={() => take.mutate(undefined)}>
      {copy.takeLead}
    </Button>
  )
}
