import { languages } from '@pramaan/domain/options'
import { templateNames } from '../../providers/messages/templates/templates.ts'

const templates = templateNames.flatMap((name) => languages.map((language) => [`${name}.${language}`, '1107']))

/**
 * Settings with which production starts, except database and folders; a start does not connect to any of these
 * addresses.
 */
export const productionSettings = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-this-test-alone-and-long-enough',
  BASE_HOST: 'pramaan.example.com',
  LOG_LEVEL: 'error',
  MESSAGES: 'providers',
  SMS_ACCOUNT: 'account',
  SMS_KEY: 'key',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'PRAMAN',
  SMS_ENTITY_ID: '1101',
  SMS_TEMPLATES: JSON.stringify(Object.fromEntries(templates)),
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  MAIL_FROM: 'Pramaan <no-reply@example.com>',
  WHATSAPP_NUMBER_ID: '1',
  WHATSAPP_TOKEN: 'token',
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_test',
  RAZORPAY_KEY_SECRET: 'key-secret-of-this-test',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-this-test',
  SELLER_GSTIN: '27AAAAA0000A1Z5',
}
