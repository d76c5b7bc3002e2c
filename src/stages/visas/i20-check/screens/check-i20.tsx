import { useState } from 'react'
import { ReadI20File } from '#src/features/documents/screens/read-i20-file.tsx'
import type { I20 } from '#src/reading/i20.ts'
import type { NumbersView } from '#src/stages/visas/numbers/contract.ts'
import { useVisaVerb, visaNumbers } from '#src/stages/visas/screens/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { classes } from '#src/ui/classes.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { compare, parting, type Difference } from '../rules.ts'
import s from '#src/stages/visas/screens/visas.module.css'

/** Before the fee is paid: the student's I-20 against what they typed here. */
export function CheckI20({ known }: { known: NumbersView }) {
  const [i20, setI20] = useState<I20>()
  const take = (read: I20) => {
    setI20(read)
    return undefined
  }
  return (
    <ReadI20File title={copy.title} level={4} lede={copy.lede} onRead={take}>
      {i20 !== undefined && <Compared i20={i20} known={known} />}
    </ReadI20File>
  )
}

function Compared({ i20, known }: { i20: I20; known: NumbersView }) {
  const { compared, differences } = compare(i20, known)
  return (
    <div className="stack-3">
      {compared.length === 0 ? (
        <Notice tone="info" live>
          {copy.nothingToCompare}
        </Notice>
      ) : (
        differences.length === 0 && (
          <Notice tone="done" live title={copy.same}>
            {copy.onlyRead(listed(compared.map(name => copy.names[name])))}
          </Notice>
        )
      )}
      {differences.map(difference => (
        <Differing key={difference.what} difference={difference} />
      ))}
      <KeepNumbers i20={i20} known={known} />
    </div>
  )
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IN', { type: 'conjunction' }).format([...names])

function Differing({ difference: { level, what, onI20, here, remedy } }: { difference: Difference }) {
  const { both, rest } = parting(shown(onI20), shown(here))
  return (
    <Notice tone={level === 'stop' ? 'wrong' : 'info'} live title={`${copy.levels[level]}: ${what}`}>
      <dl className={classes('stack-2 above-2 below-2 breakable', s.both)}>
        {[copy.onI20, copy.here].map((name, index) => (
          <div key={name}>
            <dt className="text-1">{name}</dt>
            <dd>
              {both}
              <strong>{rest[index]}</strong>
              {both === '' && rest[index] === '' && copy.empty}
            </dd>
          </div>
        ))}
      </dl>
      <p>{copy.remedies[remedy]}</p>
      {remedy === 'person' && (
        <p>
          <Link href="/visas/i20-form">{copy.correct}</Link>
        </p>
      )}
    </Notice>
  )
}

/** '2001-07-09' as it is said. */
function shown(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined
  return day === undefined ? text : formatDay(day)
}

/** What was read and isn't kept here, or differs. */
function KeepNumbers({ i20: { sevisId, schoolCode }, known }: { i20: I20; known: NumbersView }) {
  const toasts = useToasts()
  const keep = useVisaVerb(visaNumbers.change, () => toasts.success(copy.numbersKept))
  const read = { ...(sevisId !== undefined && { sevisId }), ...(schoolCode !== undefined && { schoolCode }) }
  const isNew =
    (sevisId !== undefined && sevisId !== known.numbers.sevisId) ||
    (schoolCode !== undefined && schoolCode !== known.numbers.schoolCode)
  if (!isNew) return null
  return (
    <div className="stack-2">
      <p>{[sevisId, schoolCode].filter(number => number !== undefined).join(', ')}</p>
      <div>
        <Button busy={keep.isPending} onClick={() => keep.mutate(read)}>
          {copy.keepNumbers}
        </Button>
      </div>
    </div>
  )
}
