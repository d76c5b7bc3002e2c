import { Link } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { Tray } from '#src/features/documents/screens/tray/tray.tsx'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { vaccines, type Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { useVaccineVerb, vaccineProofs } from '#src/stages/vaccines/records/screens/api.ts'
import * as copy from '../copy.ts'
import { mostProofs } from '../copy.ts'

const names = async () => (await import('../file-names/copy.ts')).fileNames

/** The papers of each vaccine; each is kept as soon as it has arrived. */
export function Proofs({ view }: { view: VaccinesView }) {
  const user = useUser()
  const add = useVaccineVerb(
    (proof: { vaccine: Vaccine; documents: string[] }) => vaccineProofs.add(proof),
    copy.attached,
  )
  const remove = useVaccineVerb((id: string) => vaccineProofs.remove({ id }), copy.removed)
  if (user?.isAnonymous === true)
    return (
      <p>
        <Link href="/sign-up">{copy.needsAccount}</Link>
      </p>
    )
  const had = vaccines.filter(one => view.records.some(({ vaccine }) => vaccine === one))
  const slots = had.map(vaccine => {
    const own = view.proofs.filter(proof => proof.vaccine === vaccine)
    return {
      id: vaccine,
      label: vaccineNames[vaccine],
      hint: own.length > 0 ? copy.there : copy.notYet,
      purpose: 'vaccine' as const,
      papers: copy.proofPapers,
      most: mostProofs,
      tooMany: copy.tooMany,
      value: own.map(({ document }) => document),
      opensAt: '/api/documents',
      onArrived: ({ id }: DocumentView) => add.mutateAsync({ vaccine, documents: [id] }),
      onRemove: ({ id }: DocumentView) => {
        const proof = own.find(({ document }) => document.id === id)
        if (proof !== undefined) remove.mutate(proof.id)
      },
    }
  })
  const left = had.filter(vaccine => !view.proofs.some(proof => proof.vaccine === vaccine)).length
  return <Tray title={copy.proofs} purpose="vaccine" slots={slots} names={names} left={copy.left(left)} />
}
