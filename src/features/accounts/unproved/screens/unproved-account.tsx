import type { accountsContracts } from '#src/features/accounts/module.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { Loading, SkeletonLine } from '#src/ui/skeleton.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { passwordRequired } from '#src/features/accounts/copy.ts'
import { checkOtp } from '#src/features/accounts/rules.ts'
import * as copy from '../copy.ts'

export const { unproved } = seldomApiOf<typeof accountsContracts>()

type Given = { password?: string; otp?: string }
type UnprovedAccountProps = {
  oobCode: string
  enter: (given: Given) => Promise<void>
  /** Where a forgotten one is being set again. */
  withoutPassword?: boolean
}

/** After a link to an address that nobody has confirmed: something of the account's own, or the address comes off it. */
export function UnprovedAccount({ oobCode, enter, withoutPassword = false }: UnprovedAccountProps) {
  const asked = useQuery({ queryKey: ['unproved', oobCode], queryFn: () => unproved.read({ oobCode }), retry: false })
  const [isReleased, setReleased] = useState(false)
  const [isCodeSent, setCodeSent] = useState(false)
  if (isReleased) return <Released />
  if (asked.isPending) {
    return (
      <Loading>
        <SkeletonLine width="60%" />
      </Loading>
    )
  }
  if (asked.isError) {
    return (
      <Notice tone="wrong" live>
        {asked.error.message}
      </Notice>
    )
  }
  const { hasPassword, phoneEnding } = asked.data
  return (
    <div className="stack-5">
      <p>{copy.why}</p>
      {hasPassword && !withoutPassword && <ByPassword isFirst={!isCodeSent} enter={enter} />}
      {phoneEnding !== null && (
        <ByCode oobCode={oobCode} ending={phoneEnding} onSent={() => setCodeSent(true)} enter={enter} />
      )}
      <NotMine oobCode={oobCode} onReleased={() => setReleased(true)} />
    </div>
  )
}

/** Once a code is on its way, its button is the one to press. */
function ByPassword({ isFirst, enter }: Pick<UnprovedAccountProps, 'enter'> & { isFirst: boolean }) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: passwordRequired } : {}),
    submit: enter,
  })
  return (
    <section className="stack-3 ruled pad-top-5">
      <h2 className="text-3">{copy.byPassword}</h2>
      <FormFrame form={form} label={copy.byPassword}>
        <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" />
        <SubmitButton kind={isFirst ? 'primary' : 'quiet'} form={form}>
          {copy.confirm}
        </SubmitButton>
      </FormFrame>
    </section>
  )
}

type ByCodeProps = Omit<UnprovedAccountProps, 'withoutPassword'> & { ending: string; onSent: () => void }

function ByCode({ oobCode, ending, onSent, enter }: ByCodeProps) {
  const sending = useSending(async () => {
    await unproved.sendCode({ oobCode })
    onSent()
  })
  const form = useForm({ initial: { otp: '' }, check: checkOtp, submit: enter })
  return (
    <section className="stack-3 ruled pad-top-5">
      <h2 className="text-3">{copy.byCode(ending)}</h2>
      {sending.failure !== undefined && (
        <Notice tone="wrong" live>
          {sending.failure}
        </Notice>
      )}
      <div>
        <Button busy={sending.isBusy} onClick={() => void sending.press()}>
          {sending.isDone ? copy.sendAgain : copy.send}
        </Button>
      </div>
      {sending.isDone && (
        <FormFrame form={form} label={copy.byCode(ending)}>
          <CodeInput {...form.field('otp')} label="Code" hint={copy.codeSent(ending)} autoFocus />
          <SubmitButton kind="primary" form={form}>
            {copy.confirm}
          </SubmitButton>
        </FormFrame>
      )}
    </section>
  )
}

function NotMine({ oobCode, onReleased }: { oobCode: string; onReleased: () => void }) {
  const releasing = useSending(async () => {
    await unproved.release({ oobCode })
    onReleased()
  })
  return (
    <section className="stack-3 ruled pad-top-5">
      <h2 className="text-3">{copy.notMine}</h2>
      <p>{copy.notMineWhy}</p>
      {releasing.failure !== undefined && (
        <Notice tone="wrong" live>
          {releasing.failure}
        </Notice>
      )}
      <div>
        <Button busy={releasing.isBusy} onClick={() => void releasing.press()}>
          {copy.release}
        </Button>
      </div>
    </section>
  )
}

function Released() {
  return (
    <div className="stack-5">
      <Notice tone="done" live>
        {copy.released}
      </Notice>
      <div>
        <ButtonLink kind="primary" href="/sign-up">
          {copy.create}
        </ButtonLink>
      </div>
    </div>
  )
}

function useSending(send: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function press() {
    setBusy(true)
    setFailure(undefined)
    try {
      await send()
      setDone(true)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  return { isBusy, isDone, failure, press }
}
