import { useMutation } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { PersonView } from '../contract.ts'
import { linkLife } from '../copy.ts'
import { desk } from './desk-queries.ts'
import s from './desk-screens.module.css'

/** For a student who cannot get in: shown once, to be sent to them, and to nobody else. */
export function SignInLink({ person }: { person: PersonView }) {
  const toasts = useToasts()
  const make = useMutation({ mutationFn: () => desk.makeSignInLink({ id: person.id }) })
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.success('The link is copied.')
    } catch {
      toasts.info('Your browser does not let us copy. Select the link and copy it yourself.')
    }
  }
  return (
    <section>
      <Stack gap={3}>
        <h2>Sign-in link</h2>
        <p className={s.words}>
          For {person.name}, who cannot get in. Make sure that you are talking to them. {linkLife} It is written down
          that you made it.
        </p>
        {make.data === undefined ? (
          <div>
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              Make a link
            </Button>
          </div>
        ) : (
          <>
            <p className={s.link}>{make.data.url}</p>
            <div>
              <Button onClick={() => void copy(make.data.url)}>Copy the link</Button>
            </div>
          </>
        )}
        {make.isError && (
          <Notice tone="wrong" live>
            {make.error.message}
          </Notice>
        )}
      </Stack>
    </section>
  )
}
