import s from './offline-bar.module.css'

const words = 'You are offline. You can read on, and mark, tick and type: it is sent when you are back.'

export const OfflineBar = ({ offline }: { offline: boolean }) => (
  <output>
    {offline && (
      <span className={s.bar}>
        <span className={s.lamp} />
        {words}
      </span>
    )}
  </output>
)
