import { ButtonLink } from './button-link.tsx'
import { CopyList } from './copy-list.tsx'
import s from './moment.module.css'

/** Where the device has no share sheet: WhatsApp, and the words to copy. */
export const PassingOn = ({ news }: { news: string }) => (
  <div className={s.passing}>
    <CopyList label="What they read" items={[{ label: 'Message', value: news }]} missing="" />
    <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(news)}`} target="_blank" rel="noreferrer">
      Send by WhatsApp
    </ButtonLink>
  </div>
)
