import { accounts } from './session.ts'

/** To a phone, once the check before it is through. Its script is fetched when somebody asks for a code. */
export async function sendCode(number: { prefix: string; phone: string }) {
  const { captchaToken } = await import('#src/browser/captcha.ts')
  return accounts.sendPhoneCode({ ...number, captcha: await captchaToken() })
}
