import { useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { useVaccineVerb, vaccineProofs } from '#src/stages/vaccines/screens/vaccine-queries.ts'
import * as copy from '../copy.ts'
import s from './proof.module.css'

/** The papers of one vaccine; each is kept as soon as it has arrived. */
export function ProofCard({ vaccine, view }: { vaccine: Vaccine; view: VaccinesView }) {
  const proofs = view.proofs.filter(proof => proof.vaccine === vaccine)
  const [arrived, setArrived] = useState<readonly DocumentView[]>([])
  const add = useVaccineVerb(
    (documents: string[]) => vaccineProofs.add({ vaccine, documents }).finally(() => setArrived([])),
    copy.attached,
  )
  const user = useUser()
  const name = vaccineNames[vaccine]
  return (
    <li className={s.card} aria-label={name}>
      <div className={s.head}>
        <h3>{name}</h3>
        <StatusTag tone={proofs.length > 0 ? 'done' : 'open'}>
          {proofs.length > 0 ? 'Proof is here' : 'No proof yet'}
        </StatusTag>
      </div>
      {proofs.length > 0 && (
        <ul className={s.files} aria-label={`Proof of ${name}`}>
          {proofs.map(proof => (
            <Proof key={proof.id} proof={proof} />
          ))}
        </ul>
      )}
      {user?.isAnonymous === true && (
        <p>
          <Link href="/sign-up">{copy.needsAccount}</Link>
        </p>
      )}
      {user?.isAnonymous !== true && proofs.length < 4 && (
        <FileField
          label={`Proof of ${name}`}
          purpose="vaccine"
          value={arrived}
          onChange={documents => {
            setArrived(documents)
            if (documents.length > 0) add.mutate(documents.map(({ id }) => id))
          }}
        />
      )}
    </li>
  )
}

function Proof({ proof }: { proof: VaccinesView['proofs'][number] }) {
  const remove = useVaccineVerb(() => vaccineProofs.remove({ id: proof.id }), copy.removed)
  return (
    <li>
      <DocumentLink document={proof.document} />
      <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
        Remove<VisuallyHidden> {proof.document.name}</VisuallyHidden>
      </Button>
    </li>
  )
}
