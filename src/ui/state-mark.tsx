import s from './state-mark.module.css'

/** How a step stands, as a shape: its words stand beside it, never in it. */
export type StateTone = 'open' | 'waiting' | 'ready' | 'done' | 'locked' | 'notYet' | 'missing'

const shapes = {
  open: <circle cx="12" cy="12" r="8.5" strokeWidth="2.6" />,
  notYet: <circle cx="12" cy="12" r="8.5" strokeWidth="2" strokeDasharray="3 2.6" />,
  waiting: (
    <>
      <circle cx="12" cy="12" r="8.5" strokeWidth="2.6" />
      <path d="M12 6.5a5.5 5.5 0 0 1 0 11Z" className={s.full} />
    </>
  ),
  ready: (
    <>
      <circle cx="12" cy="12" r="11" className={s.full} />
      <path d="M8 15v-4a4 4 0 0 1 8 0v4l1 1H7ZM11 18h2" className={s.within} />
    </>
  ),
  done: (
    <>
      <circle cx="12" cy="12" r="11" className={s.wash} />
      <path d="m7.5 12.5 3 3 6-7" strokeWidth="2.4" />
    </>
  ),
  locked: (
    <>
      <rect x="6" y="11" width="12" height="9" rx="2" strokeWidth="2" />
      <path d="M8.5 11V8.5a3.5 3.5 0 0 1 7 0V11" strokeWidth="2" />
    </>
  ),
  missing: (
    <>
      <path d="M6 3h8l4 4v14H6Z" strokeWidth="2" strokeDasharray="3 2.6" />
      <path d="M12 10v6M9 13h6" strokeWidth="2" />
    </>
  ),
} satisfies Record<StateTone, unknown>

export const StateMark = ({ tone }: { tone: StateTone }) => (
  <svg
    className={`${s.mark} ${s[tone]}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {shapes[tone]}
  </svg>
)
