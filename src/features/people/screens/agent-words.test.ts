import { expect, test } from 'vitest'
import { agentWords } from './agent-words.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A156E) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Linux; Android 14) ${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/139.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) CriOS/139.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.5.0', 'A browser'],
  ['', 'A browser'],
])('%s → %s', (agent, words) => expect(agentWords(agent)).toBe(words))
