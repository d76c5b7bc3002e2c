import { useEffect, useEffectEvent, useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { clockOf, longestAnswer } from '../rules.ts'
import { whyNot } from './camera.ts'
import s from './mock-interview.module.css'
import { Playback } from './playback.tsx'
import type { Practice } from './use-practice.ts'
import { useRecorder, type Recorder } from './use-recorder.ts'

/** The answer to one question: recorded, looked at, kept or taken again. */
export function TakePanel({ practice }: { practice: Practice }) {
  const { question, take, isVideo } = practice
  const [file, setFile] = useState<File>()
  const recorder = useRecorder(isVideo, recorded => {
    setFile(recorded.file)
    void practice.keep(recorded)
  })
  const [isLost, setLost] = useState(false)
  const lookUp = useEffectEvent(() => practice.fileOf(question))
  const found = useEffectEvent((kept: File | undefined) => {
    if (kept !== undefined) return setFile(known => known ?? kept)
    if (take === undefined) return
    setLost(true)
    void practice.drop()
  })
  useEffect(() => {
    let isMeant = true
    void lookUp().then(kept => isMeant && found(kept))
    return () => {
      isMeant = false
    }
  }, [])
  if (take !== undefined && file !== undefined) {
    return (
      <div className={s.take}>
        <Playback file={file} isVideo={take.isVideo} label="Your answer" />
        <p className="quiet">
          {clockOf(take.seconds)}, on this device only until you share it.
          {take.document !== '' && ' It has arrived with us, and nobody has seen it.'}
        </p>
        <Actions>
          <Next practice={practice} />
          <Button
            onClick={() => {
              setFile(undefined)
              void practice.drop()
            }}
          >
            Record it again
          </Button>
        </Actions>
      </div>
    )
  }
  // It is being looked up on this device.
  if (take !== undefined && !isLost) return null
  return (
    <div className={s.take}>
      {isLost && (
        <Notice tone="waiting">Your earlier answer is not on this device any more. Please record it again.</Notice>
      )}
      <View recorder={recorder} isVideo={isVideo} />
      <Failure recorder={recorder} practice={practice} />
      {(recorder.phase === 'off' || recorder.phase === 'opening') && (
        <RadioGroup
          tiles
          label="Answer with"
          name="kind"
          value={isVideo ? 'video' : 'sound'}
          onChange={kind => practice.setVideo(kind === 'video')}
          options={[
            { value: 'video', label: 'Video' },
            { value: 'sound', label: 'Voice alone' },
          ]}
        />
      )}
      <TakeActions recorder={recorder} isVideo={isVideo} />
      <span role="status" className="visually-hidden">
        {recorder.phase === 'recording' ? 'Recording' : ''}
      </span>
    </div>
  )
}

function Next({ practice: { at, questions, go } }: { practice: Practice }) {
  if (at + 1 === questions.length) return null
  return (
    <Button kind="primary" onClick={() => go(at + 1)}>
      Next question
    </Button>
  )
}

function TakeActions({ recorder, isVideo }: { recorder: Recorder; isVideo: boolean }) {
  const { phase, open, start, stop } = recorder
  if (phase === 'recording') {
    return (
      <div>
        <Button kind="primary" onClick={stop}>
          Stop
        </Button>
      </div>
    )
  }
  return (
    <div>
      {phase === 'ready' ? (
        <Button kind="primary" onClick={start}>
          Start recording
        </Button>
      ) : (
        <Button kind="primary" busy={phase === 'opening'} onClick={() => void open()}>
          {isVideo ? 'Turn on the camera' : 'Turn on the microphone'}
        </Button>
      )}
    </div>
  )
}

/** What the camera sees, and how much time is left. */
function View({ recorder: { stream, phase, seconds }, isVideo }: { recorder: Recorder; isVideo: boolean }) {
  if (stream === undefined) return null
  return (
    <>
      {isVideo && (
        <video
          className={s.mirror}
          ref={node => {
            if (node !== null && node.srcObject !== stream) node.srcObject = stream
          }}
          muted
          autoPlay
          playsInline
          aria-label="What your camera sees"
        />
      )}
      {phase === 'recording' ? (
        <ProgressBar
          label="Recording"
          percent={(100 * seconds) / longestAnswer}
          words={`${clockOf(seconds)} of ${clockOf(longestAnswer)}`}
        />
      ) : (
        <p className="quiet">
          {isVideo ? 'This is how you are seen.' : 'The microphone is on.'} Nothing is recorded yet.
        </p>
      )}
    </>
  )
}

function Failure({ recorder, practice }: { recorder: Recorder; practice: Practice }) {
  const { why } = recorder
  if (why === undefined) return null
  return (
    <Notice
      tone="wrong"
      live
      title={whyNot[why].title}
      action={
        practice.isVideo &&
        why !== 'unsupported' && <Button onClick={() => practice.setVideo(false)}>Use my voice alone</Button>
      }
    >
      {whyNot[why].words}
    </Notice>
  )
}
