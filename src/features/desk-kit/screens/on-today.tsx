import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** On Today, that something waits on another page of the desk. */
export const OnToday = ({ count, words, href }: { count: number; words: (count: number) => string; href: string }) =>
  count === 0 ? null : <Notice tone="waiting" live title={words(count)} action={<Link href={href}>Open</Link>} />
