import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { askedOf } from '#src/stages/health-insurance/demands/copy.ts'
import {
  detailsQuery,
  insuranceOwnCover,
  insuranceRereads,
  ownCoverQuery,
  plansQuery,
} from '#src/stages/health-insurance/screens/insurance-queries.ts'
import * as copy from '../copy.ts'
import s from './own-cover.module.css'

/** What to hand in with a policy from elsewhere, by the university's rules where they were read. */
export function OwnWaiver() {
  const { data: said } = useQuery(ownCoverQuery)
  const { data: details } = useQuery(detailsQuery)
  const university = details?.universityID
  const { data: offer } = useQuery({ ...plansQuery(university ?? ''), enabled: university !== undefined })
  const hand = useVerb((isHandedIn: boolean) => insuranceOwnCover.say({ kind: 'elsewhere', isHandedIn }), {
    rereads: insuranceRereads,
  })
  const isHandedIn = said?.isHandedIn === true
  return (
    <>
      {isHandedIn ? (
        <Notice tone="done" live title={copy.waiver.handedIn.title}>
          {copy.waiver.handedIn.text}
        </Notice>
      ) : (
        <ToHandIn demands={offer?.demands ?? null} hasUniversity={university !== undefined} />
      )}
      <Actions>
        <Button kind={isHandedIn ? 'quiet' : 'primary'} busy={hand.isPending} onClick={() => hand.mutate(!isHandedIn)}>
          {isHandedIn ? copy.waiver.undo : copy.waiver.handIn}
        </Button>
      </Actions>
    </>
  )
}

function ToHandIn({ demands, hasUniversity }: { demands: OfferView['demands']; hasUniversity: boolean }) {
  return (
    <section className={s.waiver} aria-label={copy.waiver.title}>
      <h3>{copy.waiver.title}</h3>
      {demands === null ? (
        <p>{hasUniversity ? copy.waiver.unread : copy.waiver.noUniversity}</p>
      ) : (
        <>
          <p>{copy.waiver.read}</p>
          <dl className={s.asked}>
            {askedOf(demands.asked).map(({ title, asks }) => (
              <Fragment key={title}>
                <dt>{title}</dt>
                <dd>{asks}</dd>
              </Fragment>
            ))}
          </dl>
          <p className="quiet">{copy.readOn(formatDay(Temporal.PlainDate.from(demands.checkedOn)), demands.source)}</p>
        </>
      )}
      <div>
        <h4>{copy.waiver.papers}</h4>
        <p>{copy.waiver.askForPapers}</p>
      </div>
      <p>{copy.waiver.untilApproved}</p>
    </section>
  )
}
