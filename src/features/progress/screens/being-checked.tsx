import { checking } from '../copy.ts'

/** Beside a date whose rule has changed at its source, until a second person has confirmed that: wherever the date is shown. */
export const BeingChecked = ({ isIt }: { isIt: boolean | undefined }) =>
  isIt === true && <small className="text-1 dim block">{checking}</small>
