import { optional, useRead } from '#src/browser/reads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isLowData, switchLowData } from '#src/browser/low-data.ts'
import { keepPages } from '#src/browser/offline-pages.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { applications, background, person, testScores, values } from '#src/features/people/screens/api.ts'
import { parts } from '#src/features/people/screens/parts.ts'
import s from '#src/features/people/screens/profile.module.css'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { classes } from '#src/ui/classes.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { StateMark, type StateTone } from '#src/ui/state-mark.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../groups/copy.ts'
import { groups, partsOf, type PartState } from '../groups/rules.ts'

/** Each part with what is there and what is missing; a press opens one. */
export function Overview({ user }: { user: User }) {
  const query = useRead(person.read)
  const states = usePartStates(user)
  return (
    <Page title="Your profile" width="reading">
      <div className={s.page}>
        <h1>Your profile</h1>
        <p className="muted">What you say once fills in every form. Only you and the people who help you see it.</p>
        <Missing query={query} what="your profile" />
        <Group title={copy.groups.you} ids={groups.you} states={states}>
          {query.data?.onboardingCompleted === false && (
            <Row href="/onboarding" title={copy.questions} there={copy.questionsHold} missing={[]} mark="open" />
          )}
        </Group>
        <Group title={copy.groups.background} ids={groups.background} states={states} />
        <Group title={copy.groups.account} ids={groups.account} states={states} />
        <LowDataSwitch />
      </div>
    </Page>
  )
}

/** What does not come says nothing of its part. */
function usePartStates({ emailIsProved }: User) {
  const studies = optional(useRead(background.academics))
  const works = optional(useRead(background.work))
  return partsOf({
    profile: optional(useRead(person.read)),
    emailIsProved,
    values: optional(useRead(values.read))?.known,
    studies: studies && Object.values(studies).flat(),
    works: works && Object.values(works).flat(),
    scores: optional(useRead(testScores.read)),
    applications: optional(useRead(applications.list)),
  })
}

type PartId = keyof typeof parts
type GroupProps = {
  title: string
  ids: readonly PartId[]
  states: Record<PartId, PartState>
  children?: React.ReactNode
}

function Group({ title, ids, states, children }: GroupProps) {
  const count = ids.reduce((sum, id) => sum + states[id].missing.length, 0)
  return (
    <section className="heads-4" aria-label={title}>
      <div className="spread baseline gap-4 below-2">
        <h2>{title}</h2>
        {count > 0 && <span className="quiet">{copy.countMissing(count)}</span>}
      </div>
      <ul className="list ruled">
        {ids.map(id => {
          const { title: name, href, holds } = parts[id]
          const { there, missing } = states[id]
          return (
            <Row
              key={id}
              href={href}
              title={name}
              there={there || (missing.length === 0 ? holds : '')}
              missing={missing}
              mark={markOf(id, states[id])}
            />
          )
        })}
        {children}
      </ul>
    </section>
  )
}

/** In an account there is nothing to be done with, unless something is missing. */
function markOf(id: PartId, { there, missing }: PartState): StateTone | undefined {
  if (missing.length > 0) return 'open'
  if (groups.account.some(one => one === id)) return undefined
  return there === '' ? 'notYet' : 'done'
}

type RowProps = { href: string; title: string; there: string; missing: readonly string[]; mark: StateTone | undefined }

const Row = ({ href, title, there, missing, mark }: RowProps) => (
  <li>
    <Link href={href} className={s.link}>
      {mark !== undefined && <StateMark tone={mark} />}
      <span className="grow shrink">
        <strong>{title}</strong>
        {there !== '' && <span className={s.detail}>{there}</span>}
        {missing.length > 0 && <span className={s.detail}>{copy.missing(missing)}</span>}
      </span>
      <ArrowIcon />
    </Link>
  </li>
)

/** Of this device, and of nobody's account. */
function LowDataSwitch() {
  const queries = useQueryClient()
  const [isOn, setOn] = useState(isLowData)
  const change = (next: boolean) => {
    switchLowData(next)
    setOn(next)
    if ('serviceWorker' in navigator) void keepPages(queries).catch(() => {})
  }
  return (
    <section className={classes('heads-4 stack-4', s.part)} aria-labelledby="this-device">
      <h2 id="this-device">On this device</h2>
      <Checkbox name="low-data" label="Use less data" detail={whatItDoes} value={isOn} onChange={change} />
    </section>
  )
}

const whatItDoes =
  'Keeps only the pages you open for reading offline, uses your device’s own fonts and counts no screens; videos and pictures wait until you press them.'
