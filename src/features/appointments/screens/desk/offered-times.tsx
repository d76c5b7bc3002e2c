import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { Link } from '#src/ui/link.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { TimeInput } from '#src/ui/time-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { Messages } from '#src/values/messages.ts'
import type { KeyName } from '#src/wire/topics.ts'
import { byDay, startsOf, type TypedTimes } from '../../rules.ts'
import s from '../appointments.module.css'

type OfferedTimesProps<T> = {
  times: readonly T[]
  none: string
  /** Beside each day. */
  count: (times: readonly T[]) => string
  words: (startTime: string) => string
  detail?: (time: T) => string
  /** Who has a time that can't be taken back, and their page. */
  taker?: (time: T) => { name: string; href: string } | undefined
  isFree: (time: T) => boolean
  withdraw: (id: string) => Promise<unknown>
  rereads: readonly KeyName[]
}

/** The half hours ahead by day, the first day open. */
export function OfferedTimes<T extends { id: string; startTime: string }>(props: OfferedTimesProps<T>) {
  const { times, none, count, words, detail, taker, isFree, withdraw, rereads } = props
  const takeBack = useVerb(withdraw, { rereads, done: 'The time is taken back.' })
  if (times.length === 0) return <p className="quiet regular">{none}</p>
  return (
    <div>
      {[...byDay(times)].map(([day, slots], index) => (
        <details key={day} open={index === 0}>
          <summary className="press pad-y-2 semibold">
            {dayName(day)} <span className="quiet regular">{count(slots)}</span>
          </summary>
          <ul className={classes('stack-5 list cards lines-0', s.times)} aria-label={dayName(day)}>
            {slots.map(time => (
              <li className="row-3 apart lines-0 touch ruled-below" key={time.id}>
                <span>
                  {words(time.startTime)}{' '}
                  {detail !== undefined && <span className="quiet regular">{detail(time)}</span>}
                </span>
                {isFree(time) ? (
                  <Button
                    kind="link"
                    busy={takeBack.isPending && takeBack.variables === time.id}
                    onClick={() => takeBack.mutate(time.id)}
                  >
                    Take back<VisuallyHidden> {words(time.startTime)}</VisuallyHidden>
                  </Button>
                ) : (
                  <Taker taker={taker?.(time)} />
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

const Taker = ({ taker }: { taker: { name: string; href: string } | undefined }) =>
  taker !== undefined && <Link href={taker.href}>{taker.name}</Link>

const dayName = (day: string): string => formatDay(Temporal.PlainDate.from(day))

type Typed = TypedTimes & { places: string }

type AddTimesProps = {
  label: string
  /** Where more than one student can come at a time. */
  hasPlaces?: boolean
  check: (typed: Typed) => Messages
  add: (startTimes: string[], places: number) => Promise<unknown>
  rereads: readonly KeyName[]
}

export function AddTimes({ label, hasPlaces = false, check, add, rereads }: AddTimesProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm<Typed>({
    initial: { day: '', from: '10:00', until: '13:00', places: '3' },
    check,
    submit: async values => {
      await add(startsOf(values), Number(values.places))
      form.replace({ ...values, day: '' })
      toasts.success('The times are added.')
      await readAgain(queries, ...rereads)
    },
  })
  return (
    <FormFrame form={form} label={label}>
      <div className="stack-4 tiles-2 bottom">
        <DateInput {...form.field('day')} label="Day" min={dayOf(Temporal.Now.instant()).toString()} />
        <TimeInput {...form.field('from')} label="From (IST)" />
        <TimeInput {...form.field('until')} label="Until (IST)" />
        {hasPlaces && <NumberInput {...form.field('places')} label="Places at each time" />}
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          Add these times
        </Button>
      </div>
    </FormFrame>
  )
}
