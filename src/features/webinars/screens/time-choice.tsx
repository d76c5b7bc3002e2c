import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup, type RadioChoice } from '#src/ui/radio-group.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { SlotView, WebinarView } from '../contract.ts'
import * as copy from '../copy.ts'
import { areOne } from '../choosing/rules.ts'
import { AwayTimes, HomeTimes } from './slot-times.tsx'
import { useRegister } from './use-registering.ts'

type TimeChoiceProps = {
  action: 'register' | 'different'
  /** Nothing was chosen yet: the earliest is offered. */
  isFirst: boolean
  slots: readonly SlotView[]
  /** Whose they are. */
  webinars: readonly WebinarView[]
}

/** One of these times, and the button that registers for it. */
export function TimeChoice({ action, isFirst, slots, webinars }: TimeChoiceProps) {
  const toasts = useToasts()
  const register = useRegister(() => action === 'different' && toasts.success(copy.changed))
  const [picked, setPicked] = useState<string>()
  const [isAsked, ask] = useState(false)
  const value = slots.find(({ id }) => id === picked) ?? (isFirst ? slots[0] : undefined)
  const press = () => {
    ask(true)
    if (value === undefined) return
    register.mutate({ conferenceId: value.conferenceId })
  }
  return (
    <>
      <RadioGroup
        name="webinar-slot"
        label={isFirst ? copy.choose : copy.another}
        value={value?.id ?? ''}
        onChange={id => {
          setPicked(id)
          ask(false)
          register.reset()
        }}
        disabled={register.isPending}
        error={isAsked && value === undefined ? copy.chooseDifferent : undefined}
        options={optionsOf(slots, webinars)}
      />
      {register.error !== null && (
        <Notice tone="wrong" live>
          {register.error.message}
        </Notice>
      )}
      <div className="row-3">
        <Button kind={isFirst ? 'primary' : 'quiet'} busy={register.isPending} onClick={press}>
          {copy.actions[action]}
        </Button>
      </div>
    </>
  )
}

function optionsOf(slots: readonly SlotView[], webinars: readonly WebinarView[]): RadioChoice<string>[] {
  const hasAgenda = !areOne(slots.map(({ agenda }) => agenda))
  const titleOf = (slot: SlotView) => webinars.find(webinar => webinar.slots.includes(slot))?.title
  return slots.map(slot => ({
    value: slot.id,
    label: <HomeTimes {...slot} />,
    detail: <SlotDetail slot={slot} title={webinars.length > 1 ? titleOf(slot) : undefined} hasAgenda={hasAgenda} />,
  }))
}

function SlotDetail({ slot, title, hasAgenda }: { slot: SlotView; title: string | undefined; hasAgenda: boolean }) {
  return (
    <>
      <AwayTimes {...slot} />
      {title !== undefined && <span className="block semibold">{title}</span>}
      {hasAgenda && <span className="block readable muted as-typed">{slot.agenda}</span>}
    </>
  )
}
