// A mark going live: two tabs of one student side by side, as one short animated picture.
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { isStill, type Camera } from './camera.ts'

const size = { width: 390, height: 720 }
const gap = 12
const step = '/bank-accounts/collect-your-papers'

type Frame = { picture: Buffer; milliseconds: number }

export async function photographLiveMark({ contextOf }: Camera, file: string): Promise<void> {
  const context = await contextOf(meera)
  const [left, right] = [await context.newPage(), await context.newPage()]
  for (const page of [left, right]) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await left.goto('/bank-accounts')
  const begin = left.getByRole('button', { name: 'Get Started' })
  await isStill(left)
  if ((await begin.count()) > 0) await begin.click()
  await left.goto(step)
  await right.goto('/bank-accounts')
  const mark = left.getByRole('button', { name: 'MARK STEP AS COMPLETED' })
  await mark.waitFor()
  await isStill(right)
  const frames: Frame[] = []
  const shoot = async (milliseconds: number) => frames.push({ picture: await both(left, right), milliseconds })
  await shoot(1400)
  await mark.hover()
  await shoot(500)
  await mark.click()
  for (let index = 0; index < 6; index += 1) await shoot(120)
  await right.getByRole('button', { name: /^Collect your papers.*Step complete!/ }).waitFor()
  await shoot(2400)
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 70, effort: 6, delay: frames.map(({ milliseconds }) => milliseconds), loop: 0 })
    .toFile(file)
  for (const page of [left, right]) await page.close()
}

async function both(left: Page, right: Page): Promise<Buffer> {
  const [one, other] = await Promise.all([left.screenshot(), right.screenshot()])
  const width = 2 * size.width + gap
  return sharp({ create: { width, height: size.height, channels: 3, background: '#14181c' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: size.width + gap, top: 0 },
    ])
    .png()
    .toBuffer()
}
