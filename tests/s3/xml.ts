// What S3 sends and receives, in XML.
import type { ServerResponse } from 'node:http'

const head = '<?xml version="1.0" encoding="UTF-8"?>'

export const say = (response: ServerResponse, content: string) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(head + content)

/** A word each second for who waits, as S3 itself does: large objects take a while to put together. */
export async function sayAfter(response: ServerResponse, content: string, work: Promise<unknown>): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/xml' }).write(head)
  const waiting = setInterval(() => response.write('\n'), 1000)
  await work.finally(() => clearInterval(waiting))
  response.end(content)
}

export const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
    .end(`${head}<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

export const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The contents of all elements of this name. */
export const contentsOf = (name: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, content = '']) => content)
