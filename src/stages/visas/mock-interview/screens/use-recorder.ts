import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { longestAnswer } from '../rules.ts'
import { canRecord, fileOf, openCamera, readWhy, recorderOf, shut, type WhyNot } from './camera.ts'

export type Recorded = { file: File; seconds: number }

export type Recorder = {
  phase: 'off' | 'opening' | 'ready' | 'recording'
  /** What the camera sees. */
  stream: MediaStream | undefined
  why: WhyNot | undefined
  seconds: number
  open: () => Promise<void>
  start: () => void
  stop: () => void
}

/** One take: open the camera, record, and stop by oneself or at the longest that an answer may be. */
export function useRecorder(isVideo: boolean, onRecorded: (take: Recorded) => void): Recorder {
  const [stream, setStream] = useState<MediaStream>()
  const [phase, setPhase] = useState<Recorder['phase']>('off')
  const [why, setWhy] = useState<WhyNot>()
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder>(undefined)
  const begun = useRef(0)
  const isThere = useRef(true)

  const close = () => {
    if (stream !== undefined) shut(stream)
    setStream(undefined)
    setPhase('off')
  }

  async function open() {
    setWhy(undefined)
    if (!canRecord()) return setWhy('unsupported')
    setPhase('opening')
    try {
      const opened = await openCamera(isVideo)
      // Left meanwhile: nobody films an empty page.
      if (!isThere.current) return shut(opened)
      setStream(opened)
      setPhase('ready')
    } catch (error) {
      setWhy(readWhy(error))
      setPhase('off')
    }
  }

  function start() {
    if (stream === undefined) return
    const pieces: Blob[] = []
    const made = recorderOf(stream, isVideo)
    made.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    made.addEventListener('stop', () => {
      close()
      const file = fileOf(pieces, made.mimeType)
      // A browser may name a format that it has no encoder for: it records nothing, without an error.
      if (file.size === 0) return setWhy('unsupported')
      onRecorded({ file, seconds: Math.min(longestAnswer, elapsed(begun.current)) })
    })
    begun.current = performance.now()
    recorder.current = made
    setSeconds(0)
    setPhase('recording')
    // In pieces, so that a long answer does not wait in one.
    made.start(1000)
  }

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }

  const tick = useEffectEvent(() => {
    const passed = elapsed(begun.current)
    setSeconds(passed)
    if (passed >= longestAnswer) stop()
  })
  useEffect(() => {
    if (phase !== 'recording') return
    const timer = setInterval(() => tick(), 250)
    return () => clearInterval(timer)
  }, [phase])

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  useEffect(() => () => stream && shut(stream), [stream])

  return { phase, stream, why, seconds, open, start, stop }
}

const elapsed = (since: number): number => Math.round((performance.now() - since) / 1000)
