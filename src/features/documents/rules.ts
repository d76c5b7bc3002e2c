// Which files are taken for what, and how large. The content decides, not the name: see kind-of.ts.
import * as copy from './copy.ts'

/** By what is inside, with the endings that a name may have. */
export const kinds = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  doc: { type: 'application/msword', endings: ['doc'] },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx'] },
  mp4: { type: 'video/mp4', endings: ['mp4', 'm4v'] },
  webm: { type: 'video/webm', endings: ['webm'] },
  mp3: { type: 'audio/mpeg', endings: ['mp3'] },
  m4a: { type: 'audio/mp4', endings: ['m4a'] },
  ogg: { type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'] },
  vtt: { type: 'text/vtt', endings: ['vtt'] },
} as const
export type Kind = keyof typeof kinds

const megabyte = 1_048_576

type Purpose = {
  kinds: readonly Kind[]
  /** The kinds, as one says them: 'a PDF or a picture'. */
  words: string
  megabytes: number
  /** A PDF that asks for a password before it opens is no use to anyone who must read it. */
  opensForAll?: true
  /** Its name says too much: it stands in no history. */
  isPrivate?: true
  /** In the specification's own words, where it has some. */
  tooLarge?: string
}

const papers = {
  kinds: ['pdf', 'jpeg', 'png', 'webp', 'doc', 'docx'],
  words: 'a PDF, a Word file or a picture',
} as const

export const purposes = {
  chat: { ...papers, megabytes: 10 },
  answer: { ...papers, megabytes: 10 },
  resume: { kinds: ['pdf', 'doc', 'docx'], words: 'a PDF or a Word file (DOC, DOCX)', megabytes: 5, opensForAll: true },
  claim: {
    kinds: ['pdf', 'jpeg', 'png', 'webp'],
    words: 'a PDF or a picture',
    megabytes: 10,
    opensForAll: true,
    isPrivate: true,
  },
  interview: {
    kinds: ['webm', 'mp4', 'm4a'],
    words: 'a recording of video or sound (WebM, MP4)',
    megabytes: 40,
  },
  response: {
    kinds: [...papers.kinds, 'mp4', 'webm', 'mp3', 'm4a', 'ogg'],
    words: 'a PDF, a Word file, a picture, a video or a sound',
    megabytes: 100,
  },
  recording: {
    kinds: ['mp4', 'webm'],
    words: 'an MP4 or WebM video',
    megabytes: 500,
  },
  media: {
    kinds: ['mp4', 'webm', 'mp3', 'm4a', 'ogg', 'vtt', 'jpeg', 'png', 'webp'],
    words: 'a video, a sound, captions (VTT) or a picture',
    megabytes: 500,
  },
  /** A paper of a loan application. */
  loan: {
    kinds: ['pdf', 'jpeg', 'png'],
    words: 'a PDF or a picture (JPG, PNG)',
    megabytes: 2,
    opensForAll: true,
    tooLarge: 'File must smaller than 2 MB!',
  },
  /** The policy or certificate of an insurance from elsewhere. */
  'own-cover': {
    kinds: ['pdf', 'jpeg', 'png'],
    words: 'a PDF or a picture (JPG, PNG)',
    megabytes: 5,
    opensForAll: true,
    isPrivate: true,
  },
  /** Proof of a vaccination: health data. It is put into one record, so nothing that a PDF cannot hold. */
  vaccine: {
    kinds: ['pdf', 'jpeg', 'png'],
    words: 'a PDF or a picture (JPG, PNG)',
    megabytes: 5,
    opensForAll: true,
    isPrivate: true,
  },
  /** A refusal letter or a slip, for the attorney who calls. */
  'attorney-call': {
    kinds: ['pdf', 'jpeg', 'png'],
    words: 'a PDF or a picture (JPG, PNG)',
    megabytes: 5,
    opensForAll: true,
  },
  /** What a bank sends with its offer. */
  terms: { kinds: ['pdf'], words: 'a PDF', megabytes: 5, opensForAll: true },
  /** A university's own form, to be mapped and filled. */
  form: { kinds: ['pdf'], words: 'a PDF', megabytes: 10, opensForAll: true },
  /** What an insurer gives to say that somebody is covered. */
  certificate: { kinds: ['pdf'], words: 'a PDF', megabytes: 5, opensForAll: true },
  /** What a student keeps in one place for many uses; it goes into one PDF for the interview. */
  vault: {
    kinds: ['pdf', 'jpeg', 'png'],
    words: 'a PDF or a picture (JPG, PNG)',
    megabytes: 10,
    opensForAll: true,
    isPrivate: true,
  },
} as const satisfies Record<string, Purpose>

/** What a student sends. */
export const studentPurposes = [
  'chat',
  'answer',
  'resume',
  'interview',
  'claim',
  'loan',
  'vaccine',
  'attorney-call',
  'own-cover',
] as const satisfies readonly (keyof typeof purposes)[]
export type StudentPurpose = (typeof studentPurposes)[number]
export const purposeNames = [
  ...studentPurposes,
  'response',
  'recording',
  'media',
  'terms',
  'form',
  'certificate',
  'vault',
] as const satisfies readonly (keyof typeof purposes)[]
export type PurposeName = (typeof purposeNames)[number]
export const purposeOf = (name: PurposeName): Purpose => purposes[name]

export const mostBytes = Math.max(...Object.values(purposes).map(({ megabytes }) => megabytes)) * megabyte
/** Also where a film may be large. */
const pictureMegabytes = 20

/** For one person; a student's whole way takes some 60 files. */
export const quota = { files: 400, megabytes: 1000 } as const

export const isOverQuota = ({ files, bytes }: { files: number; bytes: number }): boolean =>
  files > quota.files || bytes > quota.megabytes * megabyte

/** What can be said of a file before any of it is read. */
export function fileProblem(
  { name, bytes }: { name: string; bytes: number },
  purpose: PurposeName,
): string | undefined {
  if (kindByName(name, purpose) === undefined) return copy.wrongKind(purposes[purpose].words)
  if (bytes === 0) return copy.empty
  const { bytes: most, message } = limitFor(purpose, kindByName(name, purpose))
  return bytes > most ? message : undefined
}

/** How large a file of a kind may be, and what is said of one that is larger. */
export function limitFor(name: PurposeName, kind: Kind | undefined): { bytes: number; message: string } {
  const { tooLarge, megabytes } = purposeOf(name)
  const most = isPicture(kind) ? Math.min(megabytes, pictureMegabytes) : megabytes
  return { bytes: most * megabyte, message: tooLarge ?? copy.tooLarge(most) }
}

export const pictureKinds = ['jpeg', 'png', 'webp'] as const satisfies Kind[]
export type PictureKind = (typeof pictureKinds)[number]
export const isPicture = (kind: Kind | undefined): kind is PictureKind => pictureKinds.some(one => one === kind)

/** The kind that a name claims, among those taken for this purpose. */
export function kindByName(name: string, purpose: PurposeName): Kind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return purposeOf(purpose).kinds.find(kind => kinds[kind].endings.some(known => known === ending))
}

/** For the browser's own chooser. */
export const acceptFor = (purpose: PurposeName): string =>
  purposeOf(purpose)
    .kinds.flatMap(kind => kinds[kind].endings.map(ending => `.${ending}`))
    .join(',')

/** '1.4 MB', as one reads it beside a name. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  return bytes < megabyte ? `${Math.round(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
}
