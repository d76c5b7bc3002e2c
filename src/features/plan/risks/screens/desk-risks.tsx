import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { optional } from '#src/browser/reads.ts'
import { useGiven } from '#src/manifest/given.tsx'
import type { DeskScreenProps } from '#src/manifest/desk.ts'
import { FilterBar } from '#src/features/desk-kit/screens/filter-bar.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'
import { useView, type QueueView } from '#src/features/desk-kit/screens/views.ts'
import { mostAtOnce } from '#src/features/notifications/rules.ts'
import type { RiskCard, RisksView } from '#src/features/plan/contract.ts'
import { rules } from '#src/plan/rules.ts'
import { things, isThing } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Select } from '#src/ui/select.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { formatMomentIn } from '#src/values/dates.ts'
import { words as wordNames } from '../../shown/copy.ts'
import * as copy from '../copy.ts'
import { title as weekTitle } from '../week/copy.ts'
import { riskWords, studentsAtOnce } from '../rules.ts'
import { MyWeek } from '../week/screens/my-week.tsx'
import { risksQuery } from './api.ts'
import { StudentAtRisk } from './risk-card.tsx'
import { leadParts } from './slots.ts'
import { WriteToAll, type WriteToAllProps } from './write-to-all.tsx'

/** Students with dates at risk, one card each, who has to be helped first before all others; one press writes to all shown. */
export function DeskRisks({ me }: Pick<DeskScreenProps, 'me'>) {
  const [view, setView] = useView()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useSettled(view.search.trim())
  const { lead = 'anyone', rule, word: chosenWord } = filled(view.chosen)
  const word = riskWords.find(one => one === chosenWord)
  const found = useInfiniteQuery(risksQuery({ search, lead, rule, word, most: studentsAtOnce }))
  const [isWriting, setWriting] = useState(false)
  const cards = optional(found)?.pages.flatMap(page => page.cards) ?? []
  const to = cards.map(({ student }) => student.id).slice(0, mostAtOnce)
  return (
    <Screen title={copy.title} words={copy.lede}>
      <Filters view={view} onChange={setView} field={field} found={optional(found)?.pages[0]} />
      {lead === 'me' && <MyWeek />}
      <Loaded what="the dates at risk" query={found} isOld={search !== view.search.trim()}>
        {({ pages }) => (
          <Cards
            pages={pages}
            me={me}
            list={list}
            isPlain={isPlain(view)}
            writing={{ to, isOpen: isWriting, onOpen: setWriting }}
            again={
              <Button
                kind="link"
                busy={found.isFetching && !found.isFetchingNextPage}
                onClick={() => void found.refetch()}
              >
                {copy.lookAgain}
              </Button>
            }
          />
        )}
      </Loaded>
      {found.hasNextPage && (
        <div>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {copy.showMore}
          </Button>
        </div>
      )}
      <ListKeys
        list={list}
        what="student"
        among="h2 a"
        more={[
          { keys: ['m'], words: copy.writeKey, act: () => to.length > 0 && setWriting(true) },
          { keys: ['/'], words: 'Search', act: () => field.current?.focus() },
        ]}
      />
    </Screen>
  )
}

/** 'lead=' in an address says nothing. */
const filled = (chosen: QueueView['chosen']): QueueView['chosen'] =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))

const isPlain = ({ search, chosen }: QueueView): boolean => search === '' && Object.keys(chosen).length === 0

type FiltersProps = {
  view: QueueView
  onChange: (view: QueueView) => void
  field: RefObject<HTMLInputElement | null>
  found: RisksView | undefined
}

function Filters({ view, onChange, field, found }: FiltersProps) {
  const [leads] = useGiven(leadParts)
  const { lead = 'anyone', rule = '', word = '' } = filled(view.chosen)
  const choose = (name: string) => (value: string) => onChange({ ...view, chosen: { ...view.chosen, [name]: value } })
  // A rule that was chosen before stays in sight, also where nothing is at risk by it now.
  const known = found?.rules ?? []
  const all = known.some(({ id }) => id === rule) || rule === '' ? known : [...known, { id: rule, words: '', count: 0 }]
  return (
    <FilterBar field={field} queue={copy.title} view={view} onChange={onChange} shown={found?.students}>
      {leads !== undefined && <leads.Filter value={lead} onChange={choose('lead')} />}
      <Select
        name="rule"
        label={copy.ruleLabel}
        placeholder={null}
        value={rule}
        onChange={choose('rule')}
        options={[
          { value: '', label: copy.everyRule },
          ...all.map(({ id, count }) => ({ value: id, label: copy.ruleCount(ruleName(id), count) })),
        ]}
      />
      <Select
        name="word"
        label={copy.wordLabel}
        placeholder={null}
        value={word}
        onChange={choose('word')}
        options={[
          { value: '', label: copy.everyWord },
          ...riskWords.map(value => ({ value, label: wordNames[value] })),
        ]}
      />
      <Button aria-pressed={lead === 'me'} onClick={() => choose('lead')(lead === 'me' ? '' : 'me')}>
        {weekTitle}
      </Button>
    </FilterBar>
  )
}

/** 'Visa appointment booked, A25': what a rule holds in place says more than its number. */
function ruleName(id: string): string {
  const of = rules.find(rule => rule.id === id)?.of
  return of !== undefined && isThing(of) ? `${things[of].name}, ${id}` : id
}

type CardsProps = {
  pages: readonly RisksView[]
  me: string
  list: RefObject<HTMLUListElement | null>
  isPlain: boolean
  writing: WriteToAllProps
  /** Looks again. */
  again: ReactNode
}

function Cards({ pages, me, list, isPlain: areAll, writing, again }: CardsProps) {
  const cards = pages.flatMap(page => page.cards)
  const [of] = pages
  if (of === undefined || cards.length === 0) {
    if (of?.asOf === null)
      return (
        <p>
          {copy.notYet} {again}
        </p>
      )
    const { title, words } = areAll ? copy.empty : copy.noneFound
    return <EmptyState title={title}>{words}</EmptyState>
  }
  return (
    <>
      <Counted of={of} cards={cards} writing={writing} again={again} />
      <ul ref={list} className="grid tiles-6 gap-4 list" aria-label={copy.caption}>
        {cards.map(card => (
          <StudentAtRisk key={card.student.id} card={card} me={me} />
        ))}
      </ul>
    </>
  )
}

type CountedProps = Pick<CardsProps, 'writing' | 'again'> & { of: RisksView; cards: readonly RiskCard[] }

const Counted = ({ of: { asOf, count, students, checked }, cards, writing, again }: CountedProps) => (
  <div className="row-5 apart lines-3">
    <div>
      <p>
        {copy.counted(count, students, checked)} {students > cards.length && copy.firstOnly(cards.length)}
      </p>
      <p className="row-3 lines-0 quiet">
        {asOf === null ? copy.notYet : copy.asOf(formatMomentIn(Temporal.Instant.from(asOf), []))} {again}
      </p>
    </div>
    <WriteToAll {...writing} />
  </div>
)
