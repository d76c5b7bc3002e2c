import { useEffect, useId, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { AshaFace } from '#src/ui/asha.tsx'
import { Beside } from '#src/ui/beside.tsx'
import { Fold } from '#src/ui/fold.tsx'
import type { Help, HelpEntry } from '#src/ui/help.ts'
import { PressRow } from '#src/ui/press-row.tsx'
import { help as copy } from '../beside/copy.ts'
import { helpTitle } from '../copy.ts'

type HelpDrawerProps = {
  help: Help
  /** What one is at, as Asha knows it. */
  place: string
  /** A word or a source by its name: the drawer opens there. */
  at: string | undefined
  stage: string
  Guides: ComponentType<{ stage: string; first: readonly string[] }>
  onClose: () => void
}

/** The only door to help: Asha, what there is to read, the hard words of the page, and where what it says is from. */
export function HelpDrawer({ help, place, at, stage, Guides, onClose }: HelpDrawerProps) {
  const openChat = useChat()
  const said = useSyncExternalStore(help.follow, help.entries)
  const words = named(said, 'word')
  const sources = named(said, 'source')
  const ask = () => {
    onClose()
    openChat({ draft: copy.question(place) })
  }
  return (
    <Beside title={helpTitle} onClose={onClose}>
      <PressRow icon={<AshaFace />} title={copy.asha} detail={copy.knows(place)} onPress={ask} />
      <Guides stage={stage} first={named(said, 'guide').map(({ name }) => name)} />
      {words.length > 0 && (
        <Part title={copy.words}>
          {words.map(({ name, content }) => (
            <At key={name} isHere={at === name}>
              <Fold summary={name} isOpen={at === name}>
                <p>{content}</p>
              </Fold>
            </At>
          ))}
        </Part>
      )}
      {sources.length > 0 && (
        <Part title={copy.sources}>
          {sources.map(({ name, content }) => (
            <At key={name} isHere={at === name}>
              <p className="pad-y-2">{content}</p>
            </At>
          ))}
        </Part>
      )}
    </Beside>
  )
}

/** Each once, however often the page says it. */
function named<K extends HelpEntry['kind']>(said: readonly HelpEntry[], kind: K): Extract<HelpEntry, { kind: K }>[] {
  const isOne = (entry: HelpEntry): entry is Extract<HelpEntry, { kind: K }> => entry.kind === kind
  return [...new Map(said.filter(isOne).map(entry => [entry.name, entry])).values()]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="above-5">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** What was pressed comes into sight, with the keyboard. */
function At({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isHere) return
    node.current?.scrollIntoView({ block: 'center' })
    node.current?.focus({ preventScroll: true })
  }, [isHere])
  return (
    <div ref={node} tabIndex={-1}>
      {children}
    </div>
  )
}
