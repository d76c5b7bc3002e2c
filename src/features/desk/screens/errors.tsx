import { Loaded } from '#src/ui/waiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { ErrorView } from '../contract.ts'
import { desk, every } from './api.ts'
import s from './desk-screens.module.css'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'

export function Errors() {
  return (
    <Screen
      title="Errors"
      words="The last 30 days, like with like. Names, addresses and numbers were taken out before they were kept."
    >
      <Loaded what="the errors" query={useQuery({ ...readOf(desk.errors), ...every })}>
        {errors =>
          errors.length === 0 ? (
            <EmptyState title="Nothing has gone wrong">
              Errors of the server and of browsers stand here within 15 seconds.
            </EmptyState>
          ) : (
            <ul className="list ruled">
              {errors.map(error => (
                <ErrorRow key={`${error.where} ${error.message}`} error={error} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  )
}

function ErrorRow({ error }: { error: ErrorView }) {
  return (
    <li className="ruled-below pad-y-3">
      <p className="semibold breakable">{error.message}</p>
      <p className="quiet">
        <Tag>{error.where === 'server' ? 'Server' : 'Browser'}</Tag>{' '}
        {error.count === 1 ? 'Once' : `${error.count} times`}, last seen <When at={error.lastSeen} />
        {error.url !== '' && ` at ${error.url}`}
      </p>
      <details>
        <summary className="inline middle touch press semibold rail">Stack</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the keyboard */}
        <pre className={s.stack} tabIndex={0}>
          {error.stack || 'None was sent.'}
        </pre>
      </details>
    </li>
  )
}
