// One paper in a tray: what it is called, what it takes, and what has arrived.
import type { ReactNode } from 'react'
import type { DocumentView } from '../../contract.ts'
import { purposeOf, type PurposeName } from '../../rules.ts'
import { tooMany } from '../../tray/copy.ts'
import type { Sending } from '../upload.ts'

export type Slot = {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  purpose: PurposeName
  /** The address that takes a file in: they become one's own, unless the desk says otherwise, see desk-address.ts. */
  to?: string | undefined
  /** Where the server itself puts a file in another's place: the address that does. */
  replacing?: ((replaced: DocumentView) => string) | undefined
  /** The kinds of papers that it takes, and whom they are about: what is stored of them is offered. */
  papers?: readonly string[] | undefined
  concerns?: string | null | undefined
  /** Where the place itself takes what is stored already. */
  takeStored?: ((file: DocumentView, replaced: DocumentView | undefined) => Promise<DocumentView>) | undefined
  /** How many there may be. */
  most?: number | undefined
  /** Said when more are chosen than there is room for. */
  tooMany?: string | undefined
  /** Makes a file ready before it is sent; one that is given up is not sent. */
  prepare?: ((file: File) => Promise<File | undefined>) | undefined
  value: readonly DocumentView[]
  /** Its files can be opened at this address. */
  opensAt?: string | undefined
  /** Shown as on its way until this is done. */
  onArrived: (document: DocumentView, replaced: DocumentView | undefined) => unknown
  onRemove: (document: DocumentView) => void
  /** It needs no file, for the student said so. */
  isSettled?: boolean | undefined
  /** Below its name. */
  help?: ReactNode
  /** Below its files. */
  beside?: ReactNode
}

export const mostOf = ({ most = 1 }: Slot): number => most

export const tooManyOf = (slot: Slot): string => slot.tooMany ?? tooMany(mostOf(slot))

/** Those that failed take no place, nor does one that takes another's. */
export const roomOf = (slot: Slot, sending: readonly Sending[]): number =>
  mostOf(slot) -
  slot.value.length -
  sending.filter(({ error, target }) => error === undefined && target.replaced === undefined).length

export const isReady = ({ value, isSettled = false }: Slot): boolean => isSettled || value.length > 0

/** 'A PDF or a picture (JPG, PNG), at most 2 MB.' */
export function takenBy(purpose: PurposeName): string {
  const { words, megabytes } = purposeOf(purpose)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, at most ${megabytes} MB.`
}

export const isSame = (file: File, { name, bytes }: { name: string; bytes: number }): boolean =>
  file.name === name && file.size === bytes
