import { useState } from 'react'
import { newKey } from '#src/browser/api.ts'
import { todayHere } from '#src/browser/zone.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import type { PolicyView } from '../contract.ts'
import { filed } from '../copy.ts'
import { checkClaim, type Claim } from '../rules.ts'
import { fileOnce, useReread } from './api.ts'

export type ClaimValues = Omit<Claim, 'files'> & { files: readonly DocumentView[] }

const blank: ClaimValues = {
  policy: '',
  careDay: '',
  care: '',
  provider: '',
  story: '',
  amount: '',
  currency: 'USD',
  isPaid: '',
  payout: '',
  files: [],
}

type Options = { owner: string; policies: readonly PolicyView[]; onFiled: () => void }

export function useClaimForm({ owner, policies, onFiled }: Options) {
  const toasts = useToasts()
  const reread = useReread()
  const [key, setKey] = useState(newKey)
  const [today] = useState(() => todayHere().toString())
  // Who has one insurance need not choose it.
  const [only, another] = policies
  const whole = (values: ClaimValues): ClaimValues =>
    only === undefined || another !== undefined ? values : { ...values, policy: only.id }
  const form: Form<ClaimValues> = useForm({
    initial: blank,
    check: values => checkClaim(whole(values), { today, policies }),
    submit: async values => {
      try {
        await fileOnce(key).file({ ...whole(values), files: values.files.map(({ id }) => id) })
      } catch (error) {
        // What was refused may be mended and is another claim then.
        if (error instanceof ApiError && error.status < 500) setKey(newKey())
        throw error
      }
      draft.clear()
      toasts.success(filed)
      onFiled()
      await reread()
    },
  })
  const draft = useDraft('insurance-claim', owner, form)
  return { form, today, draft }
}
