import { useEffect, useRef, useState } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'

type FrameProps = { src: string; title: string; className: string | undefined; allow?: string }

/**
 * A page of another site within ours. A browser that refuses it says so to nobody but us, and a site that does shows an
 * empty frame: so the way to the page itself is always beside it.
 */
export function Frame({ src, title, className, allow }: FrameProps) {
  const [isRefused, setRefused] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const note = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(new URL(src).origin)) setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', note)
    // Not before somebody listens: the refusal comes at once.
    frame.current?.setAttribute('src', src)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [src])
  const open = (
    <a href={src} target="_blank" rel="noopener noreferrer">
      {copy.openThere(new URL(src).hostname)}
    </a>
  )
  if (isRefused) {
    return (
      <Notice tone="info" live title={copy.refusedHere}>
        {open} <span className="faint">{copy.opensElsewhere}</span>
      </Notice>
    )
  }
  return (
    <>
      <iframe
        ref={frame}
        className={className}
        title={title}
        allow={allow}
        // Players refuse to play for a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is the site's own, never ours: see rules.ts
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      />
      <p className="faint">
        {copy.ifEmpty} {open}
      </p>
    </>
  )
}
