import { wordSet } from '#src/values/languages.ts'
import {
  commonPassword,
  consentWording,
  emailRequired,
  errors,
  linkEmailRequired,
  otherWays,
  otpRequired,
  passkeySignIn,
  passwordRequired,
  phoneRequired,
  recoveryEmailRequired,
  signUp,
  signUpWays,
  successes,
  weakPassword,
} from '../copy.ts'
import { links, lookInside } from '../legal/copy.ts'
import { codes, create, fields, letters, signIn } from './copy.ts'

export const entryWords = wordSet({
  name: 'sign-in',
  english: {
    signIn,
    fields,
    codes,
    letters,
    create,
    signUpWays,
    otherWays,
    passkeySignIn,
    lookInside,
    links,
    consentWording,
    successes,
    errors,
    wrong: {
      emailRequired,
      linkEmailRequired,
      recoveryEmailRequired,
      passwordRequired,
      phoneRequired,
      otpRequired,
      weakPassword,
      commonPassword,
      signUp,
    },
  },
  weighty: ['consentWording'],
  load: language => import(`./copy.${language}.ts`),
})
