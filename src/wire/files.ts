// What a route has that answers a file: its content goes out as it streams, and it is of one of the types named here.
import { z } from 'zod'
import type { FileAnswer } from './route.ts'

const file = /* #__PURE__ */ z.custom<FileAnswer>()

export const fileOf = (...fileTypes: readonly string[]) => ({ as: 'file' as const, answer: file, fileTypes })

export const pdf = /* #__PURE__ */ fileOf('application/pdf')
export const zip = /* #__PURE__ */ fileOf('application/zip')
export const csv = /* #__PURE__ */ fileOf('text/csv')
export const calendarFile = /* #__PURE__ */ fileOf('text/calendar')
