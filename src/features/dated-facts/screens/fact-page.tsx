import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { EntryEditor } from '#src/features/desk-kit/catalogue/screens/entry-editor.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { DeskFact } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkFact, type FactTyped } from '../rules.ts'
import { factUses } from './slots.ts'
import { FactFields, type FactValues } from './fact-fields.tsx'
import { factsDesk } from './dated-facts-query.ts'
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
          <Standing fact={fact} today={today} />
          <Editor fact={fact} me={me} today={today} />
        </div>
      )}
    </DeskPage>
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

function Editor({ fact, me, today }: PartProps & { me: string }) {
  const uses = useGiven(factUses)
  const rule = uses.flatMap(({ ruleOf }) => ruleOf(fact.id) ?? [])[0]
  return (
    <EntryEditor<FactValues>
      catalogue="facts"
      entry={fact}
      me={me}
      label="The fact"
      button={copy.publish}
      done={copy.published}
      values={valuesOf(fact)}
      check={values => checkFact(values, today)}
      save={values => factsDesk.change({ id: fact.id, version: values.version, ...contentOf(values) })}
      rereads={rereads}
      contentOf={contentOf}
      fieldNames={copy.fields}
      renderEffect={values => uses.map(({ id, Effect }) => <Effect key={id} id={fact.id} typed={contentOf(values)} />)}
    >
      {form => <FactFields form={form} rule={rule} />}
    </EntryEditor>
  )
}

const valuesOf = ({ id: _id, shownAt: _shownAt, changedAt: _at, changedBy: _by, ...values }: DeskFact): FactValues =>
  values

const contentOf = ({ version: _version, ...typed }: FactValues): FactTyped => typed
