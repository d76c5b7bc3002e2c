export type Piece = { piece: Uint8Array; number: number; isLast: boolean }

/**
 * Cuts a stream into pieces of one length; the last is as long as what is left, and there is always one.
 * They lie in one place, one after the other: a piece is there until the next is asked for.
 */
export async function* piecesOf(content: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Piece> {
  const waiting = Buffer.alloc(length)
  let filled = 0
  let number = 0
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      // Only what comes after a full piece tells that it was not the last.
      if (filled === length) {
        yield { piece: waiting, number, isLast: false }
        number += 1
        filled = 0
      }
      const taken = chunk.subarray(from, from + length - filled)
      waiting.set(taken, filled)
      filled += taken.length
      from += taken.length
    }
  }
  yield { piece: waiting.subarray(0, filled), number, isLast: true }
}
