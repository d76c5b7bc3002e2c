import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { AskedView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { AskedState } from '../rules.ts'
import { ConversionLines } from './conversion-lines.tsx'
import { whenWords } from './words.ts'

type WaitingProps = { asked: AskedView; onEdit: () => void; next?: boolean }

/** The way back from the payment page proves nothing: the server says when it is paid. */
export function WaitingForPayment({ asked, onEdit, next = true }: WaitingProps) {
  const { waiting } = copy
  return (
    <Stack gap={4}>
      <Notice tone="waiting" live title={waiting.title}>
        <p>
          {formatMoney(dollars(asked.dollars))} for {formatMoney(rupees(asked.conversion.total))}, asked for at{' '}
          {whenWords(asked.at)}. The rate is held until {whenWords(asked.heldUntil)}.
        </p>
        <p>{waiting.text}</p>
      </Notice>
      <ConversionLines conversion={asked.conversion} dollars={asked.dollars} />
      <Actions>
        <Button kind={next ? 'primary' : 'quiet'} onClick={() => location.assign(asked.url)}>
          {waiting.back}
        </Button>
        <Button onClick={onEdit}>{waiting.edit}</Button>
      </Actions>
    </Stack>
  )
}

type EndedState = Exclude<AskedState, 'waiting'>

const words: Record<EndedState, { tone: 'wrong' | 'info'; title: string; text: string }> = {
  failed: { tone: 'wrong', title: copy.waiting.failed, text: copy.waiting.failedText },
  ended: { tone: 'info', title: copy.waiting.ended, text: copy.waiting.endedText },
  lapsed: { tone: 'info', title: copy.waiting.lapsed, text: copy.waiting.lapsedText },
}

/** What became of the last try. */
export function AskedNotice({ state }: { state: EndedState }) {
  const { tone, title, text } = words[state]
  return (
    <Notice tone={tone} live title={title}>
      {text}
    </Notice>
  )
}
