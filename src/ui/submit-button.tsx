import { Button, type ButtonProps } from './button.tsx'

type SubmitButtonProps = Pick<ButtonProps, 'kind' | 'busyWords' | 'children'> & { form: { busy: boolean } }

/** A form's own button, alone on its line. */
export const SubmitButton = ({ form, ...rest }: SubmitButtonProps) => (
  <div>
    <Button {...rest} type="submit" busy={form.busy} />
  </div>
)
