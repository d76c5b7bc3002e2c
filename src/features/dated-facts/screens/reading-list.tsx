import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Fresh } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { ListedFact } from '../contract.ts'
import * as copy from '../reading/copy.ts'
import { groupsIn, type SourceGroup } from '../reading/rules.ts'
import { titles } from '../record/rules.ts'
import { datedFacts, factsDesk } from './api.ts'

type Group = SourceGroup<ListedFact>

/** What is due to be read again, page by page: a press notes all of a page that still says the same. */
export function ReadingList({ canEdit, canOpen }: { canEdit: boolean; canOpen: (page: string) => boolean }) {
  return (
    <Screen
      title={titles.list}
      words={
        <>
          {copy.lede} <Link href="/desk/facts/all">{copy.all}</Link>
        </>
      }
    >
      <Fresh what="what is to be read again" query={useRead(datedFacts.due)}>
        {due =>
          due.length === 0 ? (
            <EmptyState title={copy.empty.title}>{copy.empty.words}</EmptyState>
          ) : (
            <Groups due={due} canEdit={canEdit} canOpen={canOpen} />
          )
        }
      </Fresh>
    </Screen>
  )
}

type GroupsProps = { due: readonly ListedFact[]; canEdit: boolean; canOpen: (page: string) => boolean }

const keyOf = ({ editedAt, text }: ListedFact): string => `${editedAt} ${text}`

function Groups({ due, canEdit, canOpen }: GroupsProps) {
  const groups = groupsIn(due)
  const list = useRef<HTMLDivElement>(null)
  // All are ticked to begin with.
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const toasts = useToasts()
  const note = useVerb((facts: readonly ListedFact[]) => factsDesk.checkAll({ facts: entriesOf(facts) }), {
    rereads: ['facts', 'catalogues'],
    done: ({ checked, left }) => toasts.success(copy.done(checked, left)),
  })
  const focusFirst = useEffectEvent(() => {
    if (note.isSuccess) list.current?.querySelector('a')?.focus()
  })
  const [first] = groups
  useEffect(() => focusFirst(), [first?.key])

  const tickedIn = ({ facts }: Group) =>
    canEdit ? facts.filter(fact => fact.entry !== undefined && !unticked.has(keyOf(fact))) : []
  const noteGroup = (group: Group | undefined) => {
    if (group === undefined || note.isPending) return
    const facts = tickedIn(group)
    if (facts.length > 0) note.mutate(facts)
  }
  const tick = (fact: ListedFact) => setUnticked(all => toggled(all, keyOf(fact)))
  /** The one that has the focus, or else the first. */
  const here = () => {
    const at = document.activeElement?.closest('[data-group]')?.getAttribute('data-group')
    return groups.find(({ key }) => key === at) ?? first
  }
  const openPage = () => {
    const address = here()?.source.address
    if (address !== undefined) window.open(address, '_blank', 'noopener')
  }
  const tickHere = () => {
    const at = document.activeElement?.closest('[data-fact]')?.getAttribute('data-fact')
    const fact = groups.flatMap(({ facts }) => facts).find(one => keyOf(one) === at)
    if (fact?.entry !== undefined) tick(fact)
  }
  const shown = groups.reduce((sum, { facts }) => sum + facts.length, 0)
  return (
    <>
      <p>{copy.counted(shown, due.length)}</p>
      <div ref={list} className="stack-5">
        {groups.map(group => (
          <SourceCard
            key={group.key}
            group={group}
            isNext={group === first}
            ticked={tickedIn(group)}
            isBusy={note.isPending && group === first}
            canOpen={canOpen}
            onTick={canEdit ? tick : undefined}
            onSame={() => noteGroup(group)}
          />
        ))}
      </div>
      <ListKeys
        list={list}
        what="fact"
        more={[
          { keys: ['o'], words: copy.keys.open, act: openPage },
          ...(canEdit
            ? [
                { keys: ['y'], words: copy.keys.same, act: () => noteGroup(here()) },
                { keys: ['x'], words: copy.keys.tick, act: tickHere },
              ]
            : []),
        ]}
      />
    </>
  )
}

const entriesOf = (facts: readonly ListedFact[]) => facts.flatMap(({ entry }) => entry ?? [])

function toggled(all: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(all)
  if (!next.delete(key)) next.add(key)
  return next
}

type SourceCardProps = {
  group: Group
  isNext: boolean
  ticked: readonly ListedFact[]
  isBusy: boolean
  canOpen: (page: string) => boolean
  onTick: ((fact: ListedFact) => void) | undefined
  onSame: () => void
}

/** A page, and what we say of it. */
function SourceCard({ group, isNext, ticked, isBusy, canOpen, onTick, onSame }: SourceCardProps) {
  const { key, source, due, facts } = group
  const canNote = onTick !== undefined && facts.some(({ entry }) => entry !== undefined)
  return (
    <Card as="section" label={source.name} next={isNext}>
      <div className="stack-3" data-group={key}>
        <div>
          <h2 className="text-3 breakable">{source.name}</h2>
          <p className="quiet">
            {copy.due(dayWords(due), dayWords(source.checkedOn))} {source.address === undefined && copy.noAddress}
          </p>
        </div>
        <ul className="list">
          {facts.map(fact => (
            <li key={keyOf(fact)} className="ruled pad-y-2" data-fact={keyOf(fact)}>
              <FactLine fact={fact} isTicked={ticked.includes(fact)} canOpen={canOpen} onTick={onTick} />
            </li>
          ))}
        </ul>
        <div className="row-3 lines-2">
          {canNote && (
            <Button kind={isNext ? 'primary' : 'quiet'} busy={isBusy} disabled={ticked.length === 0} onClick={onSame}>
              {ticked.length === 0 ? copy.noneTicked : copy.same(ticked.length)}
            </Button>
          )}
          {source.address !== undefined && (
            <ButtonLink href={source.address} target="_blank" rel="noopener noreferrer">
              {copy.openPage}
              <VisuallyHidden>, {source.name}, in a tab of its own</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

type FactLineProps = Pick<SourceCardProps, 'canOpen' | 'onTick'> & { fact: ListedFact; isTicked: boolean }

/** Changed at its source, it is opened: its page shows whose plans move. */
function FactLine({ fact, isTicked, canOpen, onTick }: FactLineProps) {
  const { text, shownAt, editedAt, entry } = fact
  const words = editedAt !== null && canOpen(editedAt) ? <Link href={editedAt}>{text}</Link> : text
  const where = <span className="quiet block">{entry === undefined ? copy.elsewhere : copy.shownAt(shownAt)}</span>
  return (
    <div className="row-3 top">
      {entry !== undefined && onTick !== undefined && (
        <Checkbox
          label={<VisuallyHidden>{text}</VisuallyHidden>}
          name={entry.id}
          value={isTicked}
          onChange={() => onTick(fact)}
        />
      )}
      <div className="grow breakable">
        {words}
        {where}
      </div>
    </div>
  )
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
