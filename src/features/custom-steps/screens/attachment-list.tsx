import { Tag } from '#src/ui/tag.tsx'
import { embedOf, isVideoFile, videoEmbedOf } from '#src/features/content/rules.ts'
import { Player } from '#src/features/content/screens/player.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import type { AttachmentView } from '../contract.ts'
import { attachmentNames } from '../response/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './custom-steps.module.css'

/** `from` is the address of the call that answers a file. */
export function AttachmentList({ attachments, from }: { attachments: readonly AttachmentView[]; from?: string }) {
  if (attachments.length === 0) return null
  return (
    <ul className="list ruled" aria-label="Attachments">
      {attachments.map(attachment => (
        <li
          key={`${attachment.title} ${attachment.file?.id ?? attachment.url}`}
          className={classes('row-3 baseline ruled-below lines-2 pad-y-3', s.attachment)}
        >
          <Tag>{attachmentNames[attachment.type]}</Tag>
          <span>
            <Shown attachment={attachment} from={from} />
          </span>
          <VideoHere attachment={attachment} />
        </li>
      ))}
    </ul>
  )
}

/** As in the library: it plays in place where its site is one that we can show, and stays a link beside it. */
function VideoHere({ attachment: { type, title, url } }: { attachment: AttachmentView }) {
  if (type !== 'video') return null
  const plain = { title, format: 'YouTube', captions: null } as const
  if (isVideoFile(url)) {
    return <Player item={{ ...plain, embed: null, media: { address: url, type: 'video/', bytes: null } }} />
  }
  const embed = videoEmbedOf(url)
  if (embed === undefined) return null
  const format = embedOf('YouTube', url) === undefined ? 'Wistia' : 'YouTube'
  return <Player item={{ ...plain, format, embed, media: null }} />
}

function Shown({ attachment: { title, url, file }, from }: { attachment: AttachmentView; from: string | undefined }) {
  if (file !== null) {
    return (
      <>
        {title}: <DocumentLink document={file} {...(from !== undefined && { from })} />
      </>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title}
      <span className={s.host}> ({new URL(url).hostname.replace(/^www\./, '')}, opens in a new tab)</span>
    </a>
  )
}
