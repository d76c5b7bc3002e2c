import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { fromStudents, toStudent } from '#src/features/documents/screens/desk-address.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskPolicy } from '../contract.ts'
import { done } from '../copy.ts'
import { deskInsurance, useInsuranceVerb } from './desk-queries.ts'

/** The insurer's certificate, if the student needs one; another takes its place. */
export function Certificate({ policy }: { policy: DeskPolicy }) {
  const { id, student, certificate, endedAt } = policy
  const [chosen, setChosen] = useState<readonly DocumentView[]>([])
  const toasts = useToasts()
  const hand = useInsuranceVerb(deskInsurance.setCertificate, () => {
    toasts.success(done.certificate)
    setChosen([])
  })
  const [file] = chosen
  return (
    <>
      {certificate !== null && (
        <p>
          Certificate: <DocumentLink document={certificate} from={fromStudents} />
        </p>
      )}
      {endedAt === null && (
        <FileField
          label={certificate === null ? 'Certificate' : 'Another certificate'}
          optional
          purpose="certificate"
          to={toStudent(student.id)}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {file !== undefined && (
        <div>
          <Button busy={hand.isPending} onClick={() => hand.mutate({ id, document: file.id })}>
            Give it to the student
          </Button>
        </div>
      )}
    </>
  )
}
