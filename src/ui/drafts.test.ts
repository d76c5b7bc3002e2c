import { describe, expect, it } from 'vitest'
import { mergeDrafts } from './draft-merge.ts'
import { DraftStore, restored } from './draft-store.ts'
import type { LocalStore } from './draft-store.ts'

function storage(books: Record<string, string> = {}, room = Infinity): LocalStore {
  const map = new Map(Object.entries(books))
  return {
    get length() {
      return map.size
    },
    key: at => [...map.keys()][at] ?? null,
    getItem: name => map.get(name) ?? null,
    removeItem: name => void map.delete(name),
    setItem: (name, words) => {
      if (map.size >= room) throw new DOMException('full', 'QuotaExceededError')
      map.set(name, words)
    },
  }
}

describe('a draft', () => {
  it('is read back after a reload', () => {
    const device = storage()
    const before = new DraftStore(device)
    before.keep('meera', 'sop', { text: 'I grew up in' })
    before.flush()
    expect(new DraftStore(device).read('meera', 'sop')).toEqual({ text: 'I grew up in' })
  })

  it('is read back before it was written down', () => {
    const store = new DraftStore(storage())
    store.keep('meera', 'sop', { text: 'I' })
    expect(store.read('meera', 'sop')).toEqual({ text: 'I' })
  })

  it.each([
    ['another owner', 'rohan', 'sop'],
    ['an owner whose name holds a colon', 'meera:sop', ''],
    ['another form', 'meera', 'loan'],
  ])('is not shown to %s', (_, owner, key) => {
    const store = new DraftStore(storage())
    store.keep('meera', 'sop', { text: 'mine' })
    store.flush()
    expect(store.read(owner, key)).toBeNull()
  })

  it('of another tab does not pass for what this tab has, although they share a device', () => {
    const device = storage()
    const [one, two] = [new DraftStore(device), new DraftStore(device)]
    expect(two.open('meera', 'sop')).toBeUndefined()
    one.put('meera', 'sop', { values: { text: 'mine' }, base: null, savedAt: null })
    one.flush()
    expect(two.entry('meera', 'sop')).toBeUndefined()
  })

  it('is unsent until the server has the same', () => {
    const store = new DraftStore(storage())
    store.put('meera', 'sop', { values: { text: 'typed' }, base: { text: '' }, savedAt: null })
    store.put('meera', 'claim', { values: { what: 'x' }, base: { what: 'x' }, savedAt: '2026-06-15T06:00:00.000Z' })
    store.keep('meera', 'tick', true)
    store.flush()
    expect(store.unsent('meera')).toEqual(['sop'])
  })

  it('does not come back once cleared, though it was about to be written', () => {
    const store = new DraftStore(storage())
    store.keep('meera', 'sop', { text: 'sent' })
    store.clear('meera', 'sop')
    store.flush()
    expect(store.read('meera', 'sop')).toBeNull()
  })

  it('is null when what is stored is not JSON', () => {
    expect(new DraftStore(storage({ 'safar:draft:meera:sop': '{' })).read('meera', 'sop')).toBeNull()
  })

  it('does not fail when the device is full', () => {
    const store = new DraftStore(storage({}, 0))
    store.keep('meera', 'sop', { text: 'long' })
    expect(() => store.flush()).not.toThrow()
  })
})

describe('signing out', () => {
  it('clears every draft, those not yet written too, and nothing else', () => {
    const device = storage({ 'safar:draft:meera:sop': '{}', 'safar:scheme': 'dark' })
    const store = new DraftStore(device)
    store.keep('meera', 'loan', { amount: '45' })
    store.clearAll()
    store.flush()
    expect([device.length, device.key(0)]).toEqual([1, 'safar:scheme'])
  })
})

describe('what is taken from a draft into a form', () => {
  const initial = { text: '', taken: null, list: ['a'], phone: { prefix: '+91', number: '' } }
  it.each([
    ['nothing stored', null, undefined],
    ['words', { text: 'typed' }, { ...initial, text: 'typed' }],
    ['an answer to an open question', { taken: true }, { ...initial, taken: true }],
    ['a list', { list: [] }, { ...initial, list: [] }],
    ['not another kind', { text: 4, list: 'a', phone: null }, initial],
    ['not half a phone number', { phone: { prefix: '+1' } }, initial],
    ['not a field that is gone', { old: 'x' }, initial],
  ])('%s', (_, stored, values) => {
    expect(restored(initial, stored)).toEqual(values)
  })
})

describe('a draft of a form that begins with another value by now', () => {
  const began = { born: '2001-07-09', city: 'Chennai', note: '' }
  const typed = { born: '2001-07-10', city: 'Chennai', note: 'Call me' }
  it.each([
    ['nothing else was changed', began, typed, {}],
    ['only what was not typed over was', { ...began, city: 'Madurai' }, { ...typed, city: 'Madurai' }, {}],
    ['the same was typed there', { ...began, born: '2001-07-10' }, typed, {}],
    ['something else was typed there', { ...began, born: '2001-07-08' }, typed, { born: '2001-07-08' }],
  ])('where %s', (_, now, shown, newer) => {
    const { values, theirs } = mergeDrafts(began, typed, now)
    expect([values, theirs]).toEqual([shown, newer])
  })
})
