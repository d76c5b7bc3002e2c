import { Notice } from '#src/ui/notice.tsx'

/** A university that a student added: it works at once, and we look at it. */
export function UncheckedNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice tone="waiting" live>
      {names.join(', ')} {names.length === 1 ? 'is' : 'are'} unverified until we check{' '}
      {names.length === 1 ? 'it' : 'them'}. You can go on meanwhile.
    </Notice>
  )
}
