import { NewsPreview } from '#src/ui/news-line.tsx'
import type { NotificationValues } from './notification-values.ts'
import s from './notifications.module.css'

/** What comes up on the student's screen. */
export function Preview({ values: { title, body, href } }: { values: NotificationValues }) {
  return (
    <section className={s.preview} aria-label="What the student sees">
      <h3>What the student sees</h3>
      <NewsPreview
        title={title.trim() || 'The title'}
        words={body.trim() || 'What there is to say.'}
        way={href.trim() === '' ? undefined : 'Have a look'}
      />
      <p className="quiet block">
        One line at the foot of the screen (the title alone on a phone); afterwards behind the bell, until it ends.
      </p>
    </section>
  )
}
