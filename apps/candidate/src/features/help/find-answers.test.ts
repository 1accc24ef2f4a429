import { describe, expect, test } from 'vitest'
import { answers as en } from '../../texts/help/answers/en.ts'
import { answers as hi } from '../../texts/help/answers/hi.ts'
import { answers as mr } from '../../texts/help/answers/mr.ts'
import { type Answers, findAnswers } from './find-answers.ts'

type Key = keyof typeof en

/** What candidates type, and the answer that they look for. */
const typed: Record<string, Key> = {
  fees: 'driveFee',
  'OTP not coming': 'code',
  'wrong otp': 'wrongCode',
  'delete account': 'erase',
  'change number': 'number',
  'change my mobile number': 'number',
  'update email': 'number',
  interview: 'interview',
  'when is my interview?': 'interview',
  'offer letter': 'offer',
  fraud: 'offer',
  'college not in list': 'college',
  'my university is missing': 'college',
  language: 'language',
  'verification how long': 'verifyTime',
  withdraw: 'withdraw',
  'cancel application': 'withdraw',
  notice: 'notice',
  'notice period': 'notice',
  salary: 'notice',
  refund: 'refund',
  refunds: 'refund',
  photo: 'photo',
  'profile picture': 'photo',
  certificate: 'certificate',
  certificates: 'certificate',
  'upload marksheet': 'certificate',
  share: 'share',
  resume: 'cv',
  biodata: 'cv',
  invoice: 'receipt',
  'upi payment failed': 'failed',
  fresher: 'fresher',
  internship: 'fresher',
  'application status': 'status',
  'no reply': 'status',
  'how to apply': 'apply',
  'log out': 'signOut',
  'stop whatsapp messages': 'messages',
  'edit skills': 'edit',
  privacy: 'sees',
  training: 'course',
}

/** What candidates type with a letter wrong, or in Hindi and Marathi with Latin letters, whatever language they read. */
const loosely: Record<string, Key> = {
  refnd: 'refund',
  interveiw: 'interview',
  verifcation: 'verified',
  withdrwa: 'withdraw',
  certficate: 'certificate',
  pasword: 'wrongCode',
  paymnt: 'failed',
  paise: 'refund',
  'paise wapas kab milenge': 'refund',
  'paisa kat gaya': 'failed',
  'otp nahi aaya': 'code',
  'galat otp': 'wrongCode',
  'naukri kaise apply kare': 'apply',
  'resume kaise banaye': 'cv',
  tankhwah: 'notice',
  pagar: 'notice',
  dhokha: 'offer',
  bhasha: 'language',
  'account band karna hai': 'erase',
  'number badalna hai': 'number',
  'interview kab hai': 'interview',
}

const inHindi: Record<string, Key> = {
  फ़ोटो: 'photo',
  'ओटीपी नहीं आया': 'code',
  सर्टिफ़िकेट: 'certificate',
  शेयर: 'share',
  'नंबर बदलना': 'number',
  इंटरव्यू: 'interview',
  रिफंड: 'refund',
  कॉलेज: 'college',
  'account delete': 'erase',
  फीस: 'driveFee',
  भाषा: 'language',
}

const inMarathi: Record<string, Key> = {
  फोटो: 'photo',
  'ओटीपी आला नाही': 'code',
  प्रमाणपत्र: 'certificate',
  शेअर: 'share',
  'नंबर बदलणे': 'number',
  मुलाखत: 'interview',
  रिफंड: 'refund',
  कॉलेज: 'college',
  'account delete': 'erase',
  फी: 'driveFee',
  भाषा: 'language',
}

/** What finds its answer before all others. */
const first: Record<string, Key> = {
  salary: 'notice',
  refnd: 'refund',
  'paise wapas': 'refund',
  'my code does not arrive': 'code',
  'how do i delete my account': 'erase',
  'profile photo': 'photo',
  'download cv': 'cv',
}

test.each(Object.entries(first))('“%s” finds its answer first', (term, key) => {
  expect(findAnswers(en, term)[0]?.question).toBe(en[key].question)
})

describe.each<[string, Answers, Record<string, Key>]>([
  ['English', en, typed],
  ['Hindi', hi, inHindi],
  ['Marathi', mr, inMarathi],
])('in %s', (_, answers, words) => {
  test.each(Object.entries(words))('“%s” finds its answer among the first four', (term, key) => {
    expect(
      findAnswers(answers, term)
        .slice(0, 4)
        .map(({ question }) => question),
    ).toContain(answers[key].question)
  })

  test.each(Object.entries(loosely))('“%s” finds its answer among the first four, loosely typed', (term, key) => {
    expect(
      findAnswers(answers, term)
        .slice(0, 4)
        .map(({ question }) => question),
    ).toContain(answers[key].question)
  })

  test('without a word everything is there, and a word that nobody knows finds nothing', () => {
    expect(findAnswers(answers, ' ')).toHaveLength(Object.keys(en).length)
    expect(findAnswers(answers, 'zzz')).toEqual([])
  })
})
