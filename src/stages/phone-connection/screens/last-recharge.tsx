import type { phoneContracts } from '../contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { Select } from '#src/ui/select.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import { lapsedWords, lapseWords, networkNames } from '../copy.ts'
import { checkRecharge } from '../recharge/form/rules.ts'
import { lapsesOn, networks, rechargeAfter, type Recharge, type TypedRecharge } from '../facts.shape.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { phone } = apiOf<typeof phoneContracts>()

/** Beside `LastRecharge`, which says that it does not come. */
export const useLastRecharge = (): Recharge | undefined => optional(useRead(phone.recharge))?.recharge ?? undefined

/** The day and the network; the days to recharge are counted from them. */
export function LastRecharge() {
  const user = useUser()
  const query = useRead(phone.recharge)
  if (query.data === undefined) return <Missing query={query} what="your last recharge" />
  return user == null ? null : <RechargeForm owner={user.id} recharge={query.data.recharge} />
}

function RechargeForm({ owner, recharge }: { owner: string; recharge: Recharge | null }) {
  const queries = useQueryClient()
  const saved = useSavedForm<TypedRecharge>({
    name: 'phone/recharge',
    owner,
    saved: { rechargedOn: recharge?.on ?? '', network: recharge?.network ?? '' },
    check: typed => checkRecharge(typed, todayHere().toString()),
    save: async typed => {
      await phone.noteRecharge(typed)
      await readAgain(queries, 'phone', 'journey')
    },
  })
  const { form } = saved
  return (
    <FormFrame form={form} label="Your last recharge">
      {recharge !== null && <p>{wordsOf(recharge)}</p>}
      <DateInput {...form.field('rechargedOn')} label="Day of your last recharge" max={todayHere().toString()} />
      <Select
        {...form.field('network')}
        label="Network"
        options={networks.map(value => ({ value, label: networkNames[value] }))}
      />
      <SaveBar saved={saved} isQuiet />
    </FormFrame>
  )
}

function wordsOf(recharge: Recharge): string {
  const [name, last] = [networkNames[recharge.network], dayIn(lapsesOn(recharge))]
  if (lapsesOn(recharge) < todayHere().toString()) return lapsedWords(name, last)
  return lapseWords(name, dayIn(rechargeAfter(recharge, 1)), last)
}

const dayIn = (iso: string): string => formatDay(Temporal.PlainDate.from(iso))
