import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import p from '#src/features/people/screens/profile.module.css'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { readNamed } from '#src/browser/queries.ts'
import { todayHere } from '#src/browser/zone.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { later } from '#src/ui/later.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { useState } from 'react'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { ConsentsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkBirth, purposes, type Purpose } from '../rules.ts'
import { consent } from './api.ts'
import { ParentsWords } from './parent-needed.tsx'

const ConsentDialog = later(async () => (await import('./consent-dialog.tsx')).ConsentDialog, null)

/** Rows of the list of what somebody agreed to: one a purpose of the notice. */
export const OwnConsents = () => (
  <Loaded query={useRead(consent.read)} what="what you agreed to" rows={2}>
    {view => view.version !== null && <Rows view={view} />}
  </Loaded>
)

function Rows({ view }: { view: ConsentsView }) {
  return (
    <>
      {view.isReadOnly && <Notice tone="waiting">{copy.own.readOnly}</Notice>}
      <ul className="stack-3 list">
        {purposes.map(purpose => (
          <Row key={purpose} purpose={purpose} view={view} />
        ))}
      </ul>
      {view.birthDate !== null && <BirthDate birthDate={view.birthDate} />}
      <AlsoThere at={['consent']} />
      {view.isMinor && <ParentsWords parents={view.parents} />}
    </>
  )
}

function BirthDate({ birthDate }: { birthDate: string }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { birthDate },
    check: typed => checkBirth(typed, todayHere()),
    submit: async typed => {
      await consent.correctBirth(typed)
      await readNamed(queries, ['rights', 'profile'])
    },
  })
  return (
    <div className="stack-3">
      <p>{copy.own.birth(formatDay(Temporal.PlainDate.from(birthDate)))}</p>
      <Fold summary={copy.own.correct}>
        <FormFrame form={form} label={copy.own.correct}>
          <DateInput {...form.field('birthDate')} label={copy.dialog.birthDate} autoComplete="bday" />
          <SubmitButton form={form}>{copy.own.save}</SubmitButton>
        </FormFrame>
      </Fold>
    </div>
  )
}

function Row({ purpose, view }: { purpose: Purpose; view: ConsentsView }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useVerb(consent.withdraw, { rereads: ['rights'], done: copy.own.done, inOrder: 'consent' })
  const last = view.consents.find(one => one.purpose === purpose)
  const isStanding = last?.withdrawnAt === null && last.version === view.version
  const { title, what, withdrawn } = copy.purposes[purpose]
  return (
    <li className={p.record}>
      <div className="share shrink close">
        <strong>{title}</strong>
        <span className={p.detail}>
          {what} {whenWords(last)} {isStanding && `${copy.own.without} ${withdrawn}`}
        </span>
      </div>
      {isStanding ? (
        <Button
          aria-label={`${copy.own.withdraw}: ${title}`}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ purpose })}
        >
          {copy.own.withdraw}
        </Button>
      ) : (
        <Button aria-label={`${copy.own.give}: ${title}`} onClick={() => setAsking(true)}>
          {copy.own.give}
        </Button>
      )}
      {isAsking && <ConsentDialog purpose={purpose} onAnswer={() => setAsking(false)} />}
    </li>
  )
}

const dayWords = (moment: string) => formatDay(dayOf(Temporal.Instant.from(moment)))

function whenWords(last: ConsentsView['consents'][number] | undefined): string {
  if (last === undefined) return copy.own.never
  if (last.withdrawnAt === null) return copy.own.given(dayWords(last.givenAt), last.version)
  return copy.own.withdrawn(dayWords(last.givenAt), dayWords(last.withdrawnAt))
}
