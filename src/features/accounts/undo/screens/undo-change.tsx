import type { accountsContracts } from '#src/features/accounts/module.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seldomApiOf } from '#src/browser/seldom-api.ts'
import { ApiError } from '#src/wire/client.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonLine } from '#src/ui/skeleton.tsx'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/accounts/screens/accounts.module.css'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import * as copy from '../copy.ts'

const { undo: changes } = seldomApiOf<typeof accountsContracts>()

/** Where the letter about a changed way to sign in leads. Only a press undoes it. */
export function UndoChange({ code }: { code: string }) {
  const noted = useQuery({ queryKey: ['account-change', code], queryFn: () => changes.read({ code }), retry: false })
  const [isDone, setDone] = useState(false)
  return (
    <VisitorPage title={isDone ? copy.doneTitle : copy.title} offer="sign-in">
      <Card as="section">
        <div className={classes('stack-4', s.column)}>
          <h1 className={s.title}>{isDone ? copy.doneTitle : copy.title}</h1>
          {isDone ? (
            <Done />
          ) : noted.isPending ? (
            <Loading>
              <SkeletonLine width="60%" />
            </Loading>
          ) : noted.isError ? (
            <Failure error={noted.error} again={() => void noted.refetch()} />
          ) : (
            <Press what={copy.what(noted.data.what)} undo={() => changes.undo({ code })} onDone={() => setDone(true)} />
          )}
        </div>
      </Card>
    </VisitorPage>
  )
}

function Done() {
  return (
    <>
      <Notice tone="done" live>
        {copy.undone}
      </Notice>
      <div>
        <ButtonLink kind="primary" href="/">
          {copy.signIn}
        </ButtonLink>
      </div>
    </>
  )
}

function Failure({ error, again }: { error: Error; again: () => void }) {
  const isOver = error instanceof ApiError && error.code === 'undo-expired'
  return (
    <>
      <Notice tone="wrong" live>
        {error.message}
      </Notice>
      <div>{isOver ? <ButtonLink href="/">{copy.signIn}</ButtonLink> : <Button onClick={again}>Try again</Button>}</div>
    </>
  )
}

function Press({ what, undo, onDone }: { what: string; undo: () => Promise<unknown>; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function press() {
    setBusy(true)
    setFailure(undefined)
    try {
      await undo()
      onDone()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        <strong>{what}</strong>
      </p>
      <p>{copy.happens}</p>
      {failure !== undefined && (
        <Notice tone="wrong" live>
          {failure}
        </Notice>
      )}
      <div>
        <Button kind="danger" busy={isBusy} onClick={() => void press()}>
          {copy.press}
        </Button>
      </div>
      <p>{copy.wasMe}</p>
    </>
  )
}
