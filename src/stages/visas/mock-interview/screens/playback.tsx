import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import s from './mock-interview.module.css'

export type Player = RefObject<HTMLVideoElement | null>

type PlaybackProps = { file: Blob; isVideo: boolean; label: string; playerRef?: Player | undefined }

/** A recording that lies on this device by now. */
export function Playback({ file, isVideo, label, playerRef }: PlaybackProps) {
  const own = useRef<HTMLVideoElement>(null)
  const ref = playerRef ?? own
  useEffect(() => {
    const player = ref.current
    if (player === null) return
    const address = URL.createObjectURL(file)
    player.src = address
    return () => URL.revokeObjectURL(address)
  }, [file, ref])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what a student said
    <video
      ref={ref}
      className={isVideo ? s.screen : 'full narrow'}
      controls
      playsInline
      aria-label={label}
      onLoadedMetadata={findEnd}
      onDurationChange={backToStart}
    />
  )
}

/** What a browser records says nothing of how long it is. Sent to the far end, the player finds out. */
function findEnd({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  if (currentTarget.duration === Infinity) currentTarget.currentTime = farEnd
}

function backToStart({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
  const { duration, currentTime } = currentTarget
  if (Number.isFinite(duration) && currentTime >= duration) currentTarget.currentTime = 0
}

const farEnd = 1e7

export function jumpTo(playerRef: Player, seconds: number): void {
  const { current } = playerRef
  if (current === null) return
  current.currentTime = seconds
  current.scrollIntoView({ block: 'nearest' })
  void current.play().catch(() => {})
}
