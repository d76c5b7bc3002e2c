// Words that nobody else says, and what they look like in other clothes.

/** Every way in which a careless program might have written it down. */
export function clothesOf(marker: string): Buffer[] {
  const plain = Buffer.from(marker)
  const turned = Buffer.from(marker, 'utf16le')
  return [plain, turned, Buffer.from(turned).swap16(), ...inHex(plain), ...inBase64(plain)]
}

const inHex = (plain: Buffer) =>
  [plain.toString('hex'), plain.toString('hex').toUpperCase()].map(hex => Buffer.from(hex))

/** It begins at any of three places of a group of four letters; those that its neighbours share are left away. */
function inBase64(plain: Buffer): Buffer[] {
  return [0, 1, 2].map(before => {
    const text = Buffer.concat([Buffer.alloc(before), plain])
      .toString('base64')
      .replaceAll('=', '')
    const first = before === 0 ? 0 : before + 1
    const last = (plain.length + before) % 3 === 0 ? text.length : text.length - 1
    return Buffer.from(text.slice(first, last))
  })
}
