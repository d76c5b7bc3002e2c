import { useRead } from '#src/browser/reads.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import type { ProfileView } from '#src/features/people/person/contract.ts'
import * as copy from '#src/features/people/person/copy.ts'
import { parts } from '#src/features/people/screens/parts.ts'
import s from '#src/features/people/screens/profile.module.css'
import { person } from '#src/features/people/screens/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isLowData, switchLowData } from '#src/browser/low-data.ts'
import { keepPages } from '#src/browser/offline-pages.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { classes } from '#src/ui/classes.ts'

export function Overview() {
  const query = useRead(person.read)
  const { data: profile } = query
  return (
    <Page title="Your profile" width="reading">
      <div className={s.page}>
        <h1>Your profile</h1>
        <p className="muted">
          What you tell us once fills in the forms of every stage. Only you and the people who help you see it.
        </p>
        <Missing query={query} what="your profile" />
        <ul className="list ruled">
          {Object.entries(parts).map(([id, part]) => (
            <li key={id}>
              <Link href={part.href} className={s.link}>
                <span>
                  <strong>{part.title}</strong>
                  <span className={s.detail}>{(id === 'about' && profile && knownOf(profile)) || part.holds}</span>
                </span>
                <ArrowIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link href="/documents" className={s.link}>
              <span>
                <strong>Your documents</strong>
                <span className={s.detail}>Your papers, until when each is good, and the folder for the interview</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
          {profile?.onboardingCompleted === false && (
            <li>
              <Link href="/onboarding" className={s.link}>
                <span>
                  <strong>Seven short questions</strong>
                  <span className={s.detail}>
                    Your degree, your field, your intake, your programme start and what you have done already
                  </span>
                </span>
                <ArrowIcon />
              </Link>
            </li>
          )}
        </ul>
        <LowDataSwitch />
      </div>
    </Page>
  )
}

const knownOf = ({ name, stage, flightDate, flightDateIsAssumed }: ProfileView): string =>
  [
    name,
    stage !== null && copy.stageNames[stage],
    flightDate !== null && !flightDateIsAssumed && `flight on ${formatDay(Temporal.PlainDate.from(flightDate))}`,
  ]
    .filter(Boolean)
    .join(' · ')

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
