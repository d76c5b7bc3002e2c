import { useState } from 'react'
import { optional, readOf, useRead } from '#src/browser/reads.ts'
import { withReads, type PageProps } from '#src/manifest/web.tsx'
import { stages } from '#src/stages/stages.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ContentCard } from '../contract.ts'
import * as copy from '../copy.ts'
import { CardWords } from './content-card.tsx'
import { ContentItem } from './content-item.tsx'
import s from './content.module.css'
import { content } from './api.ts'

export default withReads(Library, queries => queries.fetchQuery(readOf(content.list, {})))

/** Everything there is, stage by stage; or one thing of it by its address. */
function Library({ params: { id } }: PageProps) {
  return id === undefined ? <Shelves /> : <OneItem key={id} id={id} />
}

function Shelves() {
  const [search, setSearch] = useState('')
  const all = useRead(content.list, {})
  return (
    <Page title={copy.libraryTitle} width="stage">
      <div className="stack-5">
        <div>
          <h1>{copy.libraryTitle}</h1>
          <p className="readable muted">{copy.libraryWords}</p>
        </div>
        <div className="slim">
          <TextInput
            type="search"
            name="search"
            label="Search the guides"
            autoComplete="off"
            value={search}
            onChange={setSearch}
          />
        </div>
        <Loaded query={all} what="the guides">
          {cards => <Found cards={cards.filter(isAbout(search))} search={search.trim()} />}
        </Loaded>
      </div>
    </Page>
  )
}

/** Every word of it, wherever it stands. */
const isAbout =
  (search: string) =>
  ({ title, summary }: ContentCard): boolean => {
    const text = `${title} ${summary}`.toLowerCase()
    return search
      .toLowerCase()
      .split(/\s+/)
      .every(word => text.includes(word))
  }

function Found({ cards, search }: { cards: readonly ContentCard[]; search: string }) {
  if (cards.length === 0) {
    return (
      <EmptyState title={search === '' ? 'The library is still empty' : `Nothing about '${search}'`}>
        Ask Asha: she knows the way, and your question may become the next guide.
      </EmptyState>
    )
  }
  const shelves = [...stages, { route: null, label: 'For the whole journey' }]
  return shelves.map(({ route, label }) => {
    const here = cards.filter(({ stage }) => stage === route)
    return (
      here.length > 0 && (
        <section key={label} className="stack-3">
          <h2>{label}</h2>
          <ul className="stack-3 list cards">
            {here.map(card => (
              <li className="stack breakable" key={card.id}>
                <Link href={`/library/${card.id}`} className={s.card}>
                  <CardWords card={card} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  })
}

function OneItem({ id }: { id: string }) {
  const card = optional(useRead(content.list, {}))?.find(one => one.id === id)
  return (
    <Page title={card?.title ?? copy.libraryTitle} width="reading">
      <div className="stack-5">
        <p>
          <Link href="/library">All guides</Link>
        </p>
        <h1>{card?.title ?? copy.libraryTitle}</h1>
        <h2 className="visually-hidden">{copy.itemTitle}</h2>
        <ContentItem id={id} />
      </div>
    </Page>
  )
}
