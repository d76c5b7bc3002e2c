import { useQuery } from '@tanstack/react-query'
import { useVerb } from '../../../../browser/use-verb.ts'
import { Actions } from '../../../../ui/actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import {
  detailsQuery,
  insuranceOwnCover,
  insuranceRereads,
  ownCoverQuery,
  plansQuery,
} from '../../screens/insurance-queries.ts'
import { policiesQuery } from '../../policies/screens/insurance-queries.ts'
import * as copy from '../copy.ts'
import { ownCovers, type OwnCover as Kind } from '../rules.ts'

/** For those who buy no plan here: a way to say so, and back. */
export function OwnCover() {
  const { data: said } = useQuery(ownCoverQuery)
  const { data: policies } = useQuery(policiesQuery)
  const isNoWaiver = useNoWaiver()
  if (said === undefined || policies === undefined || policies.current !== null) return null
  if (said === null) return <Offer isNoWaiver={isNoWaiver} />
  const words = said.kind === 'elsewhere' && isNoWaiver ? copy.said.elsewhereNoWaiver : copy.said[said.kind]
  return (
    <Notice tone="info" live title={words.title} action={<TakeBack />}>
      {words.text}
    </Notice>
  )
}

function Offer({ isNoWaiver }: { isNoWaiver: boolean }) {
  const say = useVerb((kind: Kind) => insuranceOwnCover.say({ kind }), { rereads: insuranceRereads })
  return (
    <section aria-label={copy.offer.title}>
      <h3>{copy.offer.title}</h3>
      <p>{copy.offer.text}</p>
      {isNoWaiver && <p>{copy.offer.noWaiver}</p>}
      <Actions>
        {ownCovers.map(kind => (
          <Button key={kind} busy={say.isPending && say.variables === kind} onClick={() => say.mutate(kind)}>
            {copy.offer[kind]}
          </Button>
        ))}
      </Actions>
    </section>
  )
}

function TakeBack() {
  const takeBack = useVerb(() => insuranceOwnCover.takeBack({}), { rereads: insuranceRereads })
  return (
    <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
      {copy.takeBack}
    </Button>
  )
}

/** Known once the university was entered. */
function useNoWaiver(): boolean {
  const { data: told } = useQuery(detailsQuery)
  const university = told?.universityID
  const { data: offer } = useQuery({ ...plansQuery(university ?? ''), enabled: university !== undefined })
  return offer?.university.noWaiver === true
}
