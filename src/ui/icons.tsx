import type { ReactNode } from 'react'

export interface IconProps {
  size?: number
  className?: string | undefined
}

/* One grid of 20, one line of 1.75, round ends. Icons never speak: the words beside them do. */
export function drawn(shape: ReactNode) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    )
  }
}

export const TickIcon = drawn(<path d="m4 10.5 4 4 8-9" />)
export const CrossIcon = drawn(<path d="m5 5 10 10M15 5 5 15" />)
export const ChevronIcon = drawn(<path d="m5 7.5 5 5 5-5" />)
export const ArrowIcon = drawn(<path d="M4 10h12m-5-5 5 5-5 5" />)
export const PlusIcon = drawn(<path d="M10 4v12M4 10h12" />)
export const SearchIcon = drawn(
  <>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 3.5 3.5" />
  </>,
)
export const LockIcon = drawn(
  <>
    <rect x="4" y="9" width="12" height="8" rx="2" />
    <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
  </>,
)
export const ClockIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4l2.5 2" />
  </>,
)
export const EyeIcon = drawn(
  <>
    <path d="M2 10c2-3.5 4.7-5 8-5s6 1.5 8 5c-2 3.5-4.7 5-8 5s-6-1.5-8-5Z" />
    <circle cx="10" cy="10" r="2.25" />
  </>,
)
export const EyeShutIcon = drawn(
  <path d="M2.5 8c1.9 2.7 4.4 4 7.5 4s5.6-1.3 7.5-4M10 12v3M5 11l-1.5 2.5M15 11l1.5 2.5" />,
)
export const InfoIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.5V14M10 6.5v.01" />
  </>,
)
export const WarnIcon = drawn(
  <>
    <path d="M10 3 2.5 16.5h15L10 3Z" />
    <path d="M10 8.5v3.5M10 14.2v.01" />
  </>,
)
export const BellIcon = drawn(<path d="M4.5 14.5h11L14 12V9a4 4 0 0 0-8 0v3l-1.5 2.5ZM8.5 17.2h3M10 5V3" />)
export const OpenIcon = drawn(<circle cx="10" cy="10" r="4" strokeWidth="3" />)
export const DownloadIcon = drawn(<path d="M10 3v9m-4-3.5 4 4 4-4M4 16.5h12" />)
export const ChatIcon = drawn(<path d="M3 5h14v9H9l-4 3v-3H3V5Z" />)
export const CalendarIcon = drawn(<path d="M3.5 5h13v11.5h-13V5ZM3.5 9h13M7 3v3.5M13 3v3.5" />)
export const CopyIcon = drawn(<path d="M7.5 7.5h9v9h-9v-9ZM12.5 7.5v-4h-9v9h4" />)
export const HomeIcon = drawn(<path d="M3 9.5 10 4l7 5.5M5 8.5V16h10V8.5M8.5 16v-4h3v4" />)
export const RouteIcon = drawn(
  <>
    <circle cx="4.5" cy="15" r="1.75" />
    <circle cx="15.5" cy="5" r="1.75" />
    <path d="M6.25 15H11c3 0 3-5 0-5H9c-3 0-3-5 0-5h4.75" />
  </>,
)
export const GuideIcon = drawn(
  <path d="M10 5.5C8.5 4.3 6.5 4 3.5 4v11c3 0 5 .3 6.5 1.5C11.5 15.3 13.5 15 16.5 15V4c-3 0-5 .3-6.5 1.5Zm0 0v11" />,
)
export const PaperIcon = drawn(<path d="M5 2.5h6.5l4 4v11H5v-15ZM11.5 2.5v4h4M8 11h5M8 14h5" />)
export const RupeeIcon = drawn(<path d="M5.5 3.5h9M5.5 7h9M5.5 3.5h3c4.5 0 4.5 7 0 7h-3l6.5 6.5" />)
export const PersonIcon = drawn(
  <>
    <circle cx="10" cy="7" r="3" />
    <path d="M4 16.5c.8-3 3-4.5 6-4.5s5.2 1.5 6 4.5" />
  </>,
)
export const HelpIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14v.01" />
  </>,
)
