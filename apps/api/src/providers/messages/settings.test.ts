import { languages } from '@pramaan/domain/options'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { templateNames } from './templates/templates.ts'

const ids = Object.fromEntries(templateNames.flatMap((name) => languages.map((tag) => [`${name}.${tag}`, '1107'])))
const full = {
  MESSAGES: 'providers',
  SMS_ACCOUNT: 'pramaan1',
  SMS_KEY: 'key',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'PRAMAN',
  SMS_ENTITY_ID: '1101',
  SMS_TEMPLATES: JSON.stringify(ids),
  SMTP_URL: 'smtp://user:secret@mail.example.com:587',
  MAIL_FROM: 'Pramaan <no-reply@example.com>',
  WHATSAPP_NUMBER_ID: '5550',
  WHATSAPP_TOKEN: 'token',
}

test('providers start when everything is set, and each missing setting is named', () => {
  expect(readConfig(full).SMS_TEMPLATES['otp.mr']).toBe('1107')
  for (const name of Object.keys(full).filter((one) => one !== 'MESSAGES'))
    expect(() => readConfig({ ...full, [name]: undefined })).toThrow(name)
})

test('a single text without its DLT id is named', () => {
  const { 'payment-captured.hi': _, ...rest } = ids
  expect(() => readConfig({ ...full, SMS_TEMPLATES: JSON.stringify(rest) })).toThrow('payment-captured.hi')
  expect(() => readConfig({ ...full, SMS_TEMPLATES: 'otp.en=1107' })).toThrow('SMS_TEMPLATES')
})

test('production refuses the stand-in that sends nothing', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('MESSAGES: the stand-in sends nothing')
})
