import { languages } from '@pramaan/domain/options'
import { z } from 'zod'
import { templateNames } from './templates/templates.ts'

const templateIds = z
  .string()
  .default('{}')
  .transform((text, context) => {
    const parsed = z.record(z.string(), z.string().regex(/^\d+$/)).safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    context.addIssue('a JSON object of DLT template ids by `template.language`')
    return z.NEVER
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The environment variables of SMS, e-mail and WhatsApp. */
export const messageVariables = {
  MESSAGES: z
    .enum(['standin', 'providers'])
    .default('standin')
    .describe('How OTPs and messages leave: not at all (listed by /api/dev/outbox), or by the providers below'),
  SMS_URL: z.url().default('https://api.in.exotel.com').describe('Base address of the SMS gateway (Exotel’s API)'),
  SMS_ACCOUNT: z.string().optional().describe('Account SID at the SMS gateway'),
  SMS_KEY: z.string().optional().describe('API key of the SMS gateway'),
  SMS_TOKEN: z.string().optional().describe('API token of the SMS gateway'),
  SMS_SENDER: z.string().optional().describe('Sender id (header) registered under DLT'),
  SMS_ENTITY_ID: z.string().regex(/^\d+$/).optional().describe('Principal entity id under DLT'),
  SMS_TEMPLATES: templateIds.describe('DLT template ids as JSON, by `template.language`, such as {"otp.en":"1107…"}'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server: smtp://user:password@host:587'),
  MAIL_FROM: z.string().includes('@').optional().describe('Sender of e-mails: Pramaan <no-reply@example.com>'),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0').describe('Base address of the WhatsApp Cloud API'),
  WHATSAPP_NUMBER_ID: z.string().optional().describe('Phone number id of the WhatsApp sender'),
  WHATSAPP_TOKEN: z.string().optional().describe('Access token of the WhatsApp Cloud API'),
}

const requiredVariables = [
  'SMS_ACCOUNT',
  'SMS_KEY',
  'SMS_TOKEN',
  'SMS_SENDER',
  'SMS_ENTITY_ID',
  'SMTP_URL',
  'MAIL_FROM',
  'WHATSAPP_NUMBER_ID',
  'WHATSAPP_TOKEN',
] as const

type Given = { MESSAGES: string; SMS_TEMPLATES: Record<string, string> } & {
  [K in (typeof requiredVariables)[number]]?: string | undefined
}

/** The providers' missing settings, each with its variable; none for the stand-in. */
export function whyNotMessages(given: Given): string[] {
  if (given.MESSAGES === 'standin') return []
  const expected = templateNames.flatMap((name) => languages.map((language) => `${name}.${language}`))
  const textsWithoutId = expected.filter((name) => !given.SMS_TEMPLATES[name])
  return [
    ...requiredVariables.filter((name) => !given[name]).map((name) => `${name}: needed to send messages`),
    ...(textsWithoutId.length ? [`SMS_TEMPLATES: no DLT template id for ${textsWithoutId.join(', ')}`] : []),
  ]
}
