import type { ReactNode } from 'react'
import type { Thing } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { classes } from '#src/ui/classes.ts'
import { ClockIcon, WarnIcon } from '#src/ui/icons.tsx'
import { datesTitle } from '../copy.ts'
import { words } from '../shown/copy.ts'
import * as copy from '../standing/copy.ts'
import { standingOf, type Now } from '../standing/rules.ts'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'

type StandingProps = {
  plan: PlanNow
  zone: string
  /** Nobody has given a day yet: that comes first. */
  isUsualYear: boolean
  /** Opens the row of a date, with its rule and what helps. */
  onShow: (thing: Thing) => void
}

/** Three lines: what is to be done now, what comes next, what follows if it is missed; and the one thing to press. */
export function Standing({ plan, zone, isUsualYear, onShow }: StandingProps) {
  const { rows, today, sources } = plan
  const { stages } = sources
  const now = today.toZonedDateTime(zone).toInstant()
  const standing = standingOf({ rows, stages, now, today, zone })
  if (standing.now === undefined) return isUsualYear ? <ToDates /> : null
  const { word } = standing.now
  const step = stages
    .flatMap(({ route, steps }) => steps.map(one => ({ ...one, href: `/${route}/${one.route}` })))
    .filter(({ status }) => status !== 'locked')
    .find(({ href }) => href === standing.now?.step)
  return (
    <section aria-label={copy.label} className={classes('stack-2 medium', s.standingPart)}>
      <dl className={s.standing} data-word={word}>
        <Line term={copy.terms.now}>
          <NowLine now={standing.now} />
        </Line>
        {standing.next !== undefined && <Line term={copy.terms.next}>{standing.next}</Line>}
        {standing.missed !== undefined && (
          <Line term={word === 'breaks' ? copy.terms.helps : copy.terms.missed}>{standing.missed}</Line>
        )}
      </dl>
      {isUsualYear ? <ToDates /> : <Action now={standing.now} step={step} onShow={onShow} />}
    </section>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function NowLine({ now: { words: said, word, why } }: { now: Now }) {
  if (word === undefined) return <strong>{said}</strong>
  return (
    <>
      <strong className={s.nowWords}>
        {word === 'breaks' ? <WarnIcon /> : <ClockIcon />}
        {said}
      </strong>
      <span className="block text-1">
        <em>{words[word]}:</em> {why}
      </span>
    </>
  )
}

/** A step that is locked is nowhere to begin. */
type ActionProps = { now: Now; step: { href: string; title: string } | undefined } & Pick<StandingProps, 'onShow'>

/** A break is looked at first: what helps is behind its row. */
function Action({ now: { thing, word }, step, onShow }: ActionProps) {
  if (word !== 'breaks' && step !== undefined)
    return (
      <ButtonLink kind="primary" href={step.href}>
        {copy.openStep(step.title)}
      </ButtonLink>
    )
  if (word === undefined || thing === undefined) return null
  return (
    <Button kind="primary" onClick={() => onShow(thing)}>
      {copy.seeWhatHelps}
    </Button>
  )
}

const ToDates = () => (
  <ButtonLink kind="primary" href="/plan/dates">
    {datesTitle}
  </ButtonLink>
)
