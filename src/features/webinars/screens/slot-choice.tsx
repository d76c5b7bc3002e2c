import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import type { SlotView, WebinarView } from '../contract.ts'
import * as copy from '../copy.ts'
import { actionOf, openSlots, phaseOf } from '../rules.ts'
import { AwayTimes, HomeTimes } from './slot-times.tsx'
import { useRegister } from './use-registering.ts'
import { WebinarHead } from './webinar-head.tsx'
import s from './webinar.module.css'

type SlotChoiceProps = { webinars: readonly WebinarView[]; chosen: SlotView | undefined; now: string }

/** The times ahead, and the button that registers for one. */
export function SlotChoice({ webinars, chosen, now }: SlotChoiceProps) {
  const toasts = useToasts()
  const register = useRegister()
  const [picked, setPicked] = useState<string>()
  const [isAsked, ask] = useState(false)
  const open = openSlots(
    webinars.flatMap(webinar => webinar.slots),
    now,
  )
  const phase = chosen && phaseOf(chosen, now)
  const action = actionOf({ phase, hasOther: open.some(({ id }) => id !== chosen?.id), hasJoined: false })
  if (action !== 'register' && action !== 'different') return null

  const value = open.find(({ id }) => id === picked) ?? (chosen === undefined || phase === 'ended' ? open[0] : chosen)
  const isSame = value === undefined || value.id === chosen?.id
  const press = () => {
    ask(true)
    if (isSame) return
    register.mutate(
      { conferenceId: value.conferenceId },
      {
        onSuccess: () => {
          ask(false)
          setPicked(undefined)
          if (action === 'different') toasts.success(copy.changed)
        },
      },
    )
  }
  const offered = webinars.filter(({ slots }) => slots.some(slot => open.includes(slot)))
  const [only] = offered
  return (
    <>
      {chosen === undefined && offered.length === 1 && only !== undefined && <WebinarHead webinar={only} />}
      <RadioGroup
        name="webinar-slot"
        label={copy.choose}
        value={value?.id ?? ''}
        onChange={id => {
          setPicked(id)
          ask(false)
          register.reset()
        }}
        disabled={register.isPending}
        error={isAsked && isSame ? copy.chooseDifferent : undefined}
        options={open.map(slot => ({
          value: slot.id,
          label: <HomeTimes {...slot} />,
          detail: (
            <SlotDetail
              slot={slot}
              title={offered.length > 1 ? offered.find(({ slots }) => slots.includes(slot))?.title : undefined}
              isChosen={slot.id === chosen?.id}
            />
          ),
        }))}
      />
      {register.error !== null && (
        <Notice tone="wrong" live>
          {register.error.message}
        </Notice>
      )}
      <div className={s.actions}>
        <Button kind={action === 'register' ? 'primary' : 'quiet'} busy={register.isPending} onClick={press}>
          {copy.actions[action]}
        </Button>
      </div>
    </>
  )
}

function SlotDetail({ slot, title, isChosen }: { slot: SlotView; title: string | undefined; isChosen: boolean }) {
  return (
    <>
      <AwayTimes {...slot} />
      {title !== undefined && <span className={s.topic}>{title}</span>}
      {slot.agenda !== '' && <span className={s.agenda}>{slot.agenda}</span>}
      {isChosen && <span className={s.mine}>{copy.chosen}</span>}
    </>
  )
}
