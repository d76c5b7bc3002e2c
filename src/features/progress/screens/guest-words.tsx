import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Instead of a step that needs an account. */
export const GuestWords = ({
  words: { title, words, way },
}: {
  words: { title: string; words: string; way: string }
}) => (
  <EmptyState
    title={title}
    level={3}
    action={
      <ButtonLink kind="primary" href="/sign-up">
        {way}
      </ButtonLink>
    }
  >
    {words}
  </EmptyState>
)
