import { createContext, use } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

export type Navigate = (href: string) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)
const ResolveContext = createContext((href: string) => href)

/** The app lends its router here, so that the design system need not know which one it is. */
export function LinkProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

type LinksWithinProps = { resolve: (href: string) => string; children: ReactNode }

/** Links within lead elsewhere: where screens of the product are shown for reading alone. */
export const LinksWithin = ({ resolve, children }: LinksWithinProps) => (
  <ResolveContext value={resolve}>{children}</ResolveContext>
)

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

export function Link({ href: to, onClick, children, ...rest }: LinkProps) {
  const navigate = use(NavigateContext)
  const href = use(ResolveContext)(to)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!navigate || event.defaultPrevented || !staysHere(event)) return
    event.preventDefault()
    navigate(href)
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A new tab, a download, another site: those are the browser's to handle. */
function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const sameWindow = target === '' || target === '_self'
  const download = event.currentTarget.hasAttribute('download')
  return event.button === 0 && plain && sameWindow && !download && origin === location.origin
}
