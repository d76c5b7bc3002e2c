import { useState } from 'react'
import { optional } from '#src/browser/reads.ts'
import { useChat } from '#src/browser/chat.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { ChatIcon } from '#src/ui/icons.tsx'
import { Finder, Found } from '#src/ui/finder.tsx'
import { classes } from '#src/ui/classes.ts'
import { search as copy } from '../beside/copy.ts'
import { placesByName } from './places.tsx'
import { searched, type Findable, type FoundAmong } from './slots.ts'
import { statusWords } from './step-status.tsx'
import { useJourney } from './use-journey.ts'
import s from './progress.module.css'

const mostOfOne = 6

/** Finds a step, a paper, a guide, a day or an amount by its name, from what the device has read; or asks Asha. */
export function Search({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const openChat = useChat()
  const sources = useGiven(searched)
  const wanted = text.trim()
  const found = (things: readonly Findable[]) => <Things things={things} wanted={wanted} onOpen={onClose} />
  return (
    <Finder
      title={copy.title}
      label={copy.label}
      text={text}
      onText={setText}
      isSearching={false}
      onClose={onClose}
      words={<span className={s.nothing}>{wanted !== '' && copy.nothing}</span>}
    >
      <ul className="stack list">
        {found(placesByName.map(({ label, to }) => ({ name: label, href: to })))}
        {wanted !== '' && <Steps found={found} />}
        {wanted !== '' && sources.map(({ among, Things: Theirs }) => <Theirs key={among} found={found} />)}
      </ul>
      <button
        type="button"
        className={classes('inline middle touch gap-2 bare press semibold ink', s.askInstead)}
        onClick={() => {
          onClose()
          openChat(wanted === '' ? {} : { draft: wanted })
        }}
      >
        <ChatIcon />
        <span className="breakable">{copy.ask(wanted)}</span>
      </button>
    </Finder>
  )
}

type ThingsProps = { things: readonly Findable[]; wanted: string; onOpen: () => void }

function Things({ things, wanted, onOpen }: ThingsProps) {
  const words = wanted.toLowerCase().split(/\s+/)
  const isFound = ({ name, detail = '' }: Findable) => {
    const text = `${name} ${detail}`.toLowerCase()
    return words.every(word => text.includes(word))
  }
  return things
    .filter(isFound)
    .slice(0, mostOfOne)
    .map(thing => <Found key={`${thing.href} ${thing.name}`} {...thing} onOpen={onOpen} />)
}

function Steps({ found }: FoundAmong) {
  const stages = optional(useJourney())?.stages ?? []
  return found(
    stages.flatMap(({ route, label, steps }) => [
      { name: label, href: `/${route}` },
      ...steps.map(step => ({
        name: step.title,
        detail: `${label}, ${statusWords(step)}`,
        href: `/${route}/${step.route}`,
      })),
    ]),
  )
}
