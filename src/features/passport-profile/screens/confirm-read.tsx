import { useState } from 'react'
import { sayingLabels } from '#src/features/documents/reading/copy.ts'
import { useRead } from '#src/browser/reads.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import { formatDay, parseDay } from '#src/values/dates.ts'
import type { PassportProfileView } from '../contract.ts'
import * as copy from '../copy.ts'
import { factOn, factsOn, sayings, type PaperName, type Says, type Saying } from '../papers/rules.ts'
import { factNames, type FactName } from '../facts/rules.ts'
import { asRead, isDay, isSum, newIn } from '../rules.ts'
import { passportProfile } from './api.ts'
import { useKeepFacts, useKeepPaper } from './use-change.ts'

export type Read = { paper: PaperName; says: Says; lacks: readonly Saying[] }

/** What was kept, and what of it is otherwise in the profile, which keeps what was typed. */
type Kept = { says: Says; differs: readonly Saying[] }

/** `isTitled`: where the page has no heading for it. */
type ConfirmReadProps = Read & { isTitled?: boolean; onDone: (kept?: Kept) => void }

/** What a paper says, beside what is known, wherever it was read: only what the student confirms is kept. */
export const ConfirmRead = (read: ConfirmReadProps) => (
  <Loaded query={useRead(passportProfile.read)}>{known => <Confirm {...read} known={known} />}</Loaded>
)

export const said = ({ says }: { says: Says }): { saying: Saying; value: string }[] =>
  sayings.flatMap(saying => {
    const value = says[saying] ?? ''
    return value === '' ? [] : [{ saying, value }]
  })

function Confirm({
  paper,
  says,
  lacks,
  known,
  isTitled = false,
  onDone,
}: ConfirmReadProps & { known: PassportProfileView }) {
  const toasts = useToasts()
  const [without, setWithout] = useState<readonly Saying[]>([])
  const [typed, setTyped] = useState<Says>({})
  const [isTried, setTried] = useState(false)
  const keepFacts = useKeepFacts()
  const keepPaper = useKeepPaper()
  const added = lacks.map(saying => ({ saying, ...asRead(paper, saying, typed[saying] ?? '') }))
  const confirmed: Says = Object.fromEntries([
    ...said({ says }).flatMap(({ saying, value }) => (without.includes(saying) ? [] : [[saying, value]])),
    ...added.flatMap(one => ('value' in one && one.value !== '' ? [[one.saying, one.value]] : [])),
  ])
  const keep = async () => {
    setTried(true)
    if (added.some(one => 'wrong' in one)) return
    await keepPaper.mutateAsync({ paper, says: confirmed })
    const facts = factsOn(paper, confirmed)
    const fresh = newIn(facts, known.facts)
    const unknown = fresh.filter(name => (known.facts[name] ?? '') === '')
    if (unknown.length > 0) await keepFacts.mutateAsync({ facts: only(facts, unknown), from: paper })
    toasts.success(copy.paperKept(copy.papers[paper]))
    onDone({ says: confirmed, differs: sayings.filter(saying => isOther(paper, saying, confirmed[saying], known)) })
  }
  return (
    <div className="stack-2">
      {isTitled && <h4>{copy.saysTitle(copy.papers[paper])}</h4>}
      {said({ says }).map(({ saying, value }) => (
        <Checkbox
          key={saying}
          name={saying}
          label={`${sayingLabels[saying]}: ${shown(saying, value)}`}
          detail={besideOf(paper, saying, value, known)}
          value={!without.includes(saying)}
          onChange={isTicked => setWithout(isTicked ? without.filter(one => one !== saying) : [...without, saying])}
        />
      ))}
      {added.length > 0 && <p>{copy.typeMissing}</p>}
      <div className="stack-4 tiles-4 top">
        {added.map(one => {
          const field = {
            name: one.saying,
            label: sayingLabels[one.saying],
            optional: true,
            value: typed[one.saying] ?? '',
            onChange: (text: string) => setTyped({ ...typed, [one.saying]: text }),
            error: isTried && 'wrong' in one ? one.wrong : undefined,
          }
          return isDay(one.saying) ? (
            <DateInput key={one.saying} {...field} />
          ) : (
            <TextInput
              key={one.saying}
              {...field}
              autoComplete="off"
              maxLength={120}
              inputMode={isSum(one.saying) ? 'decimal' : 'text'}
            />
          )
        })}
      </div>
      <Actions>
        <Button
          kind="primary"
          busy={keepFacts.isPending || keepPaper.isPending}
          onClick={() => void keep().catch(() => {})}
        >
          {copy.keepPaper}
        </Button>
        <Button onClick={() => onDone()}>{copy.dontKeep}</Button>
      </Actions>
    </div>
  )
}

const only = (facts: { readonly [name in FactName]?: string }, names: readonly FactName[]) =>
  Object.fromEntries(factNames.flatMap(name => (names.includes(name) ? [[name, facts[name] ?? '']] : [])))

/** What the profile has under the same name, where it is something else. */
function besideOf(paper: PaperName, saying: Saying, value: string, { facts }: PassportProfileView): string | undefined {
  const fact = factOn(paper, saying)
  const known = fact === undefined ? '' : (facts[fact] ?? '')
  if (known === '') return undefined
  return known.toUpperCase() === value.toUpperCase() ? copy.sameHere : copy.otherHere(shown(saying, known))
}

function isOther(paper: PaperName, saying: Saying, value: string | undefined, { facts }: PassportProfileView): boolean {
  const fact = factOn(paper, saying)
  const known = fact === undefined ? '' : (facts[fact] ?? '')
  return value !== undefined && known !== '' && known.toUpperCase() !== value.toUpperCase()
}

/** An amount without its currency isn't shown as money: the paper's own is said beside it. */
function shown(saying: Saying, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const day = parseDay(value)
    return day === undefined ? value : formatDay(day)
  }
  const isAmount = saying === 'costYear1' || saying === 'fundsYear1' || saying === 'amount'
  return isAmount && /^\d+$/.test(value) ? (Number(value) / 100).toLocaleString('en-IN') : value
}
