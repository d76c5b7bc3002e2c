import { useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { sizeWords } from '#src/features/documents/rules.ts'
import type { ContentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isSound } from '../rules.ts'
import s from './content.module.css'
import { Frame } from './frame.tsx'

/** As much of an item as plays: a video of a response has no more. */
export type Playable = Pick<ContentView, 'title' | 'format' | 'media' | 'embed' | 'captions'>

/** What plays or asks something. Nothing of it is loaded before it is pressed. */
export function Player({ item }: { item: Playable }) {
  const [isOn, setOn] = useState(false)
  const { title, format, media, embed, captions } = item
  if (media !== null) {
    const isVideo = media.type.startsWith('video/')
    if (!isOn) {
      return (
        <Cover shape={isVideo ? s.tall : s.low} verb={isVideo ? 'Watch' : 'Listen'} onPlay={() => setOn(true)}>
          {media.bytes === null ? copy.playsHere : copy.weighs(sizeWords(media.bytes))}
        </Cover>
      )
    }
    return isVideo ? (
      <video className={s.tall} src={media.address} controls autoPlay playsInline aria-label={title}>
        <track kind="captions" srcLang="en" label="English" src={captions ?? undefined} default />
      </video>
    ) : (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below as text
      <audio className={s.low} src={media.address} controls autoPlay aria-label={title} />
    )
  }
  if (embed === null) return null
  if (isSound(format)) {
    if (!isOn) {
      return (
        <Cover shape={s.low} verb="Listen" onPlay={() => setOn(true)}>
          {copy.playsElsewhere(new URL(embed).hostname)} {copy.sizeElsewhere}
        </Cover>
      )
    }
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below as text
    return <audio className={s.low} src={embed} controls autoPlay aria-label={title} />
  }
  if (format === 'Link' || format === 'Intercom') return <Elsewhere href={embed} />
  const isVideo = format === 'YouTube' || format === 'Wistia'
  const shape = isVideo ? s.wide : s.form
  if (!isOn) {
    return (
      <Cover shape={shape} verb={isVideo ? 'Watch' : 'Begin'} onPlay={() => setOn(true)}>
        {copy.playsElsewhere(copy.formatNames[format])} {isVideo && copy.sizeElsewhere}
      </Cover>
    )
  }
  return (
    <Frame
      className={shape}
      src={embed}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}

function Cover({
  shape,
  verb,
  onPlay,
  children,
}: {
  shape: string | undefined
  verb: string
  onPlay: () => void
  /** What it takes, and from where. */
  children: ReactNode
}) {
  return (
    <div className={`${s.cover} ${shape}`}>
      <Button onClick={onPlay}>{verb}</Button>
      <p className="faint">{children}</p>
    </div>
  )
}

function Elsewhere({ href }: { href: string }) {
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer">
        Open {new URL(href).hostname}
      </a>{' '}
      <span className="faint">{copy.opensElsewhere}</span>
    </p>
  )
}
