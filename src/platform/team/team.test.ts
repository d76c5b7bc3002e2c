import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutside, type TestOutside } from '#tests/outside.ts'
import { slackTeam } from './slack.ts'

let outside: TestOutside

beforeAll(async () => {
  outside = await openOutside()
})
afterAll(() => outside.close())

test('the team is notified, and a name stays a name', async () => {
  await outside.ports.team.tell('US citizen: <!channel> Meera & Co, +91 98123 45678')
  expect(await outside.caughtFor('team')).toMatchObject([
    { channel: 'slack', body: 'US citizen: <!channel> Meera & Co, +91 98123 45678' },
  ])
})

test('a webhook that was taken back is said so, without its address', async () => {
  const { webhookUrl } = outside.sandboxes?.team ?? expect.fail('no sandbox')
  await expect(slackTeam({ webhookUrl: `${webhookUrl}x` }).tell('hello')).rejects.toThrow(/^Slack answered 403\.$/)
})
