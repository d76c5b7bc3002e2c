import { FormFrame } from './form-frame.tsx'
import { useForm } from './form.ts'
import { SubmitButton } from './submit-button.tsx'

type PressFormProps = { label: string; kind?: 'primary' | 'quiet'; press: () => Promise<unknown>; children?: string }

/** A button that is a form of its own: why it was refused stands beside it. */
export function PressForm({ label, kind = 'quiet', press, children = label }: PressFormProps) {
  const form = useForm({ initial: {}, submit: press })
  return (
    <FormFrame form={form} label={label}>
      <SubmitButton kind={kind} form={form}>
        {children}
      </SubmitButton>
    </FormFrame>
  )
}
