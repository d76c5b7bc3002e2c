import { useId } from 'react'
import { FieldError } from '#src/ui/field-error.tsx'
import field from '#src/ui/field.module.css'
import { FileButton } from '#src/ui/file-button.tsx'
import { useTouch } from '#src/ui/touch.ts'
import { chooseFile, takePhoto } from '../../tray/copy.ts'

type ChooseFilesProps = {
  label: string
  accept: string
  error?: string | undefined
  /** Which camera is meant: `user` is the one that looks at its owner. */
  camera?: 'environment' | 'user'
  /** The words of the button where several can be chosen. */
  several?: string
  onChoose: (files: readonly File[]) => void
}

/** Files of this device, which stay on it; with a camera where there is one. */
export function ChooseFiles({ label, accept, error, camera = 'environment', several, onChoose }: ChooseFilesProps) {
  const id = useId()
  const hasCamera = useTouch()
  const wiring = {
    of: `${id}-label`,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    onChoose,
  }
  return (
    <div className="shrink">
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <div className="row-3">
        {hasCamera && (
          <FileButton {...wiring} accept="image/*" id={`${id}-camera`} capture={camera}>
            {takePhoto}
          </FileButton>
        )}
        <FileButton {...wiring} accept={accept} id={`${id}-file`} multiple={several !== undefined}>
          {several ?? chooseFile}
        </FileButton>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
