import { apiOf } from '#src/browser/api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { forexContracts } from '#src/stages/forex/contract.ts'
import { cardRereads } from '#src/stages/forex/card/screens/api.ts'
import { ConversionLines } from '#src/stages/forex/card/screens/conversion-lines.tsx'
import type { LateView } from '../contract.ts'
import { screen, stillHere } from '../copy.ts'

const { latePayments } = apiOf<typeof forexContracts>()

/** Money that arrived when its rate no longer held, each with what it would buy now: its owner chooses. */
export default function LatePayments({ late }: { late: readonly LateView[] }) {
  const next = late.find(({ today }) => today !== null)
  return (
    <Stack gap={5}>
      {late.map(payment => (
        <LatePayment key={payment.payment} late={payment} isNext={payment === next} />
      ))}
    </Stack>
  )
}

function LatePayment({ late, isNext }: { late: LateView; isNext: boolean }) {
  const { payment, today, conversion } = late
  const convert = useVerb((wanted: number) => latePayments.convert({ payment, dollars: wanted }), {
    rereads: cardRereads,
    done: screen.converted(formatMoney(dollars(today?.dollars ?? 0))),
  })
  const sendBack = useVerb(() => latePayments.sendBack({ payment }), { rereads: cardRereads, done: screen.refunded })
  return (
    <Stack gap={4}>
      <Notice tone="ready" live title={stillHere.title}>
        {stillHere.text(formatMoney(rupees(conversion.total)), formatDay(dayOf(Temporal.Instant.from(late.backAt))))}
      </Notice>
      <div className="stack-5 tiles-5">
        <section className="stack-2 packed" aria-label={screen.ordered}>
          <h4>{screen.ordered}</h4>
          <p className="large-4">{formatMoney(dollars(late.dollars))}</p>
          <ConversionLines conversion={conversion} dollars={late.dollars} />
        </section>
        {today !== null && (
          <section className="stack-2 packed" aria-label={screen.now}>
            <h4>{screen.now}</h4>
            <p className="large-4">{formatMoney(dollars(today.dollars))}</p>
            <ConversionLines conversion={today.conversion} dollars={today.dollars} />
            <p>{differenceWords(today.dollars - late.dollars)}</p>
          </section>
        )}
      </div>
      {today === null && <p>{screen.without}</p>}
      <Actions>
        {today !== null && (
          <Button
            kind={isNext ? 'primary' : 'quiet'}
            busy={convert.isPending}
            onClick={() => convert.mutate(today.dollars)}
          >
            {screen.convert(formatMoney(dollars(today.dollars)))}
          </Button>
        )}
        <Button busy={sendBack.isPending} onClick={() => sendBack.mutate(undefined)}>
          {screen.refund}
        </Button>
      </Actions>
    </Stack>
  )
}

function differenceWords(cents: number): string {
  if (cents === 0) return screen.same
  return (cents < 0 ? screen.fewer : screen.more)(formatMoney(dollars(Math.abs(cents))))
}
