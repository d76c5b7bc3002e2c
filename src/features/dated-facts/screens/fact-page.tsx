import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { RecordEditor } from '#src/features/desk-kit/catalogue/screens/catalogue-pages.tsx'
import { Compared } from '#src/features/desk-kit/catalogue/screens/entry-history.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import type { Rule } from '#src/plan/rule.ts'
import { things } from '#src/plan/things.ts'
import { labelsOf, pickOf, type Bound, type KindsOf } from '#src/records/fields.ts'
import type { FormOf } from '#src/records/screens/record-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { dayOf, parseDay } from '#src/values/dates.ts'
import type { DeskFact } from '../contract.ts'
import * as copy from '../record/rules.ts'
import { checkFact, factRecord } from '../record/rules.ts'
import { checkAgainBy } from '../rules.ts'
import { factUses } from './slots.ts'
import { factsDesk } from './api.ts'
import s from './fact-page.module.css'

const rereads = ['facts'] as const

/** A fact: what it says, where it was read, and whether it holds. */
export function FactPage({ id, me }: { id: string; me: string }) {
  const found = useQuery({ ...readOf(factsDesk.list), select: facts => facts.find(fact => fact.id === id) })
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  return (
    <DeskPage
      title={copy.titles.one}
      what="fact"
      back={{ href: '/desk/facts', to: copy.titles.back }}
      links={found.data !== undefined && <Link href={found.data.shownAt}>Where students read it</Link>}
      query={found}
    >
      {fact => (
        <div className={s.page}>
          {fact.waits === null ? (
            <>
              <Standing fact={fact} today={today} />
              <Editor fact={fact} me={me} />
            </>
          ) : (
            <Proposed fact={fact} waits={fact.waits} />
          )}
        </div>
      )}
    </DeskPage>
  )
}

type ProposedProps = { fact: DeskFact; waits: NonNullable<DeskFact['waits']> }

/** What a colleague would have it say, and whose plans that moves: who confirms it looks here. */
function Proposed({ fact, waits: { by, at, typed } }: ProposedProps) {
  const uses = useGiven(factUses)
  return (
    <>
      <Notice
        tone="waiting"
        title={copy.second.title}
        action={<ButtonLink href="/desk/confirm">{copy.second.confirm}</ButtonLink>}
      >
        {copy.second.words} {copy.second.by(by)} <When at={at} />.
      </Notice>
      <p className="semibold">{fact.words}</p>
      {typed.sourceAddress !== '' && (
        <p>
          {copy.second.read}{' '}
          <Link href={typed.sourceAddress} target="_blank" rel="noopener noreferrer">
            {typed.sourceName}
          </Link>
        </p>
      )}
      <Compared before={pickOf(factRecord, fact)} after={typed} fieldNames={labelsOf(factRecord)} />
      {uses.map(({ id, Effect }) => (
        <Effect key={id} id={fact.id} typed={typed} />
      ))}
    </>
  )
}

type PartProps = { fact: DeskFact; today: string }

/** What it means for students that it is as it is, and the press that says that it still holds. */
function Standing({ fact, today }: PartProps) {
  const { id, version, state, sourceName, checkAgainBy } = fact
  const check = useVerb(() => factsDesk.check({ id, version }), {
    rereads: ['catalogues', ...rereads],
    done: copy.checkedAgain,
  })
  if (sourceName === '') {
    return (
      <Notice tone="waiting" title={copy.noSourceYet}>
        {copy.hidden}
      </Notice>
    )
  }
  const isDue = checkAgainBy < today && state !== 'expired'
  return (
    <Notice
      tone={isDue ? 'wrong' : 'info'}
      title={isDue ? copy.isDueNow : copy.states[state]}
      action={
        <Button busy={check.isPending} onClick={() => check.mutate(undefined)}>
          {copy.nothingChanged}
        </Button>
      }
    >
      {state === 'inForce' ? copy.readAgain : copy.notShown[state]}
    </Notice>
  )
}

function Editor({ fact, me }: { fact: DeskFact; me: string }) {
  const uses = useGiven(factUses)
  const rule = uses.flatMap(({ ruleOf }) => ruleOf(fact.id) ?? [])[0]
  return (
    <RecordEditor
      record={factRecord}
      catalogue="facts"
      entry={fact}
      typed={fact}
      me={me}
      label="The fact"
      button={copy.publish}
      done={copy.published}
      check={checkFact}
      save={factsDesk.change}
      rereads={rereads}
      renderEffect={typed =>
        uses.map(({ id, Effect }) => <Effect key={id} id={fact.id} typed={pickOf(factRecord, typed)} />)
      }
      asked={form => askedOf(form, rule)}
    />
  )
}

const askedOf = (form: FormOf<KindsOf<typeof factRecord>>, rule: Rule | undefined) => ({
  without: rule === undefined ? (['months', 'workingDays', 'days'] as const) : [],
  own: {
    months: (bound: Bound<string>) => <Months {...bound} rule={rule} />,
    checkedOn: (bound: Bound<string>) => (
      <CheckedOn {...bound} onRead={day => form.set('checkAgainBy', checkAgainBy(day).toString())} />
    ),
  },
})

/** The first of how far a bound of the plan is from the day that it is counted from: it says from which. */
const Months = ({ rule, ...bound }: Bound<string> & { rule: Rule | undefined }) => (
  <>
    {rule !== undefined && (
      <p className={s.counted}>{copy.counted(things[rule.of].name, rule.bound, things[rule.from].name)}</p>
    )}
    <TextInput {...bound} label={factRecord.months.look.label} maxLength={6} />
  </>
)

const CheckedOn = ({ onRead, ...bound }: Bound<string> & { onRead: (day: Temporal.PlainDate) => void }) => (
  <DateInput
    {...bound}
    label={factRecord.checkedOn.look.label}
    onChange={day => {
      bound.onChange(day)
      const read = parseDay(day)
      if (read !== undefined) onRead(read)
    }}
  />
)
