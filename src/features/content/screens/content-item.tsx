import { useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { sourcesInWords } from '#src/journey/guide.ts'
import { NotInForce } from '#src/features/dated-facts/not-in-force/screens/not-in-force.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { ContentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { content } from './api.ts'
import { Player } from './player.tsx'

/** One thing of the library, by its id. */
export function ContentItem({ id }: { id: string }) {
  return <Loaded query={useRead(content.read, { id })}>{item => <WholeItem item={item} />}</Loaded>
}

export function WholeItem({ item }: { item: ContentView }) {
  const { body, source, media, summary, sentAt } = item
  const today = todayHere(useNow())
  return (
    <div className="stack-4">
      <p className="readable muted">{summary}</p>
      {sentAt !== null && (
        <Notice tone="done" live>
          {copy.formSent(formatDay(dayOf(Temporal.Instant.from(sentAt))))}
        </Notice>
      )}
      <Player item={item} />
      {body !== '' && media !== null && <h3>What is said</h3>}
      {body !== '' && <RichText html={body} />}
      {source !== null && (
        <>
          <p className="faint">{copy.sourceSaid(sourcesInWords([source], today))}</p>
          <NotInForce of={[source]} />
        </>
      )}
    </div>
  )
}
