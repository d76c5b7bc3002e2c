import { Fragment } from 'react'
import { asOne, optional, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { todayHere } from '#src/browser/zone.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { sourcesInWords } from '#src/journey/guide.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { askedOf } from '#src/stages/health-insurance/demands/copy.ts'
import {
  insuranceOwnCover,
  insuranceRereads,
  insuranceDetails,
  usePlansAt,
} from '#src/stages/health-insurance/screens/api.ts'
import { windowFor } from '../rules.ts'
import { WindowClockFace } from './window-clock.tsx'
import * as copy from '#src/stages/health-insurance/own-cover/copy.ts'
import { ownDecisions } from '#src/stages/health-insurance/facts.shape.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'
import { OwnPolicySaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'

/** What to hand in with a policy from elsewhere, by the university's rules where they were read. */
export function OwnWaiver() {
  const [own, details] = [useRead(insuranceOwnCover.read), useRead(insuranceDetails.read)]
  const said = own.data
  const university = details.data?.universityID
  // A university that nobody has checked has no plans, and no rules to read.
  const offer = optional(usePlansAt(university))
  const today = todayHere(useNow()).toString()
  const hand = useVerb((isHandedIn: boolean) => insuranceOwnCover.say({ kind: 'elsewhere', isHandedIn }), {
    rereads: insuranceRereads,
  })
  if (said === undefined || details.data === undefined) return <Waiting query={asOne(own, details)} />
  if (said === null) return null
  if (said.kind === 'accepted' || said.kind === 'refused') return <Decided kind={said.kind} />
  return (
    <>
      {said.isHandedIn ? (
        <AtUniversity />
      ) : (
        <>
          <WindowClockFace window={windowFor(offer?.university.window ?? null, null, today)} />
          <ToHandIn demands={offer?.demands ?? null} hasUniversity={university !== undefined} />
        </>
      )}
      <OwnPolicySaid />
      <KeepPapers />
      <Actions>
        <Button
          kind={said.isHandedIn ? 'quiet' : 'primary'}
          busy={hand.isPending}
          onClick={() => hand.mutate(!said.isHandedIn)}
        >
          {said.isHandedIn ? copy.waiver.undo : copy.waiver.handIn}
        </Button>
      </Actions>
    </>
  )
}

const useSay = () => useVerb(insuranceOwnCover.say, { rereads: insuranceRereads })

/** It has the waiver: the student says what it decided. */
function AtUniversity() {
  const say = useSay()
  return (
    <Notice tone="waiting" live title={copy.waiver.handedIn.title}>
      <p>{copy.waiver.handedIn.text}</p>
      <p>{copy.decided.ask}</p>
      <Actions>
        {ownDecisions.map(kind => (
          <Button key={kind} busy={say.isPending && say.variables.kind === kind} onClick={() => say.mutate({ kind })}>
            {copy.decided[kind]}
          </Button>
        ))}
      </Actions>
    </Notice>
  )
}

/** A refusal leaves two ways; both are said as any other choice is. */
function Decided({ kind }: { kind: 'accepted' | 'refused' }) {
  const say = useSay()
  const takeBack = useVerb(() => insuranceOwnCover.takeBack({}), { rereads: insuranceRereads })
  return (
    <>
      <Notice tone={kind === 'accepted' ? 'done' : 'wrong'} live title={copy.said[kind].title}>
        {copy.said[kind].text}
      </Notice>
      <OwnPolicySaid />
      <KeepPapers />
      <Actions>
        {kind === 'refused' && (
          <>
            <Button kind="primary" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
              {copy.takeBack}
            </Button>
            <Button busy={say.isPending} onClick={() => say.mutate({ kind: 'university' })}>
              {copy.offer.university}
            </Button>
          </>
        )}
        <Button kind="link" busy={say.isPending} onClick={() => say.mutate({ kind: 'elsewhere', isHandedIn: true })}>
          {copy.decided.undo}
        </Button>
      </Actions>
    </>
  )
}

const KeepPapers = () => (
  <p>
    <Link href="/documents">{copy.waiver.keep}</Link>
  </p>
)

function ToHandIn({ demands, hasUniversity }: { demands: OfferView['demands']; hasUniversity: boolean }) {
  return (
    <section className="stack-4 readable" aria-label={copy.waiver.title}>
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
                <dd className="semibold">{asks}</dd>
              </Fragment>
            ))}
          </dl>
          <ReadAt demands={demands} />
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

function ReadAt({ demands: { source: name, checkedOn } }: { demands: NonNullable<OfferView['demands']> }) {
  const today = todayHere(useNow())
  return <p className="quiet">{copy.readAt(sourcesInWords([{ name, checkedOn }], today))}</p>
}
