import { Link } from '#src/ui/link.tsx'
import s from './desk-kit.module.css'

/** A student's name in a list: one word of a hundred letters stays within its column. */
export const StudentLink = ({ href, name }: { href: string; name: string }) => (
  <Link className={s.name} href={href}>
    {name}
  </Link>
)
