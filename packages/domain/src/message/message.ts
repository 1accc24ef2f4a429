import { dayOf, startOfDay } from '../india-day/india-day.ts'

const hourMs = 3_600_000

/** The hours in India during which messages that can wait are not sent. */
const quietHours = { from: 21, to: 9 } as const

/** Whether it is quiet in India: from 21:00 to 09:00. */
export function isQuiet(now: Date): boolean {
  const hours = (now.getTime() - startOfDay(dayOf(now)).getTime()) / hourMs
  return hours >= quietHours.from || hours < quietHours.to
}

/**
 * How urgent a message is, most urgent first: a code that a person waits for, something that just happened, something
 * that can wait.
 */
export const urgencies = { code: 0, soon: 1, waits: 2 } as const

/** The number of an urgency, as stored in the outbox. */
export type Urgency = (typeof urgencies)[keyof typeof urgencies]

/** Attempts after which a message is dead and shown to staff. */
export const messageTries = 8

const waitsSeconds = { code: [2, 5, 10, 20, 30, 60, 120], others: [10, 30, 120, 600, 1800, 3600, 7200] } as const

/** When a failed message is retried after the given number of attempts; undefined after the last one. */
export function nextTry(tries: number, urgency: Urgency, now: Date): Date | undefined {
  const waits = urgency === urgencies.code ? waitsSeconds.code : waitsSeconds.others
  const seconds = waits[tries - 1]
  return seconds === undefined || tries >= messageTries ? undefined : new Date(now.getTime() + seconds * 1000)
}

const gsmBasic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const gsmExtended = '^{}\\[~]|€'

/** How an SMS is charged: its encoding, its length in that encoding's units, and its number of parts. */
type SmsSize = { encoding: 'GSM-7' | 'UCS-2'; length: number; parts: number }

/** The size of a text as an SMS: one part has 160 units of GSM-7 or 70 of UCS-2, several parts 153 or 67 each. */
export function smsSize(text: string): SmsSize {
  const gsm = [...text].every((character) => gsmBasic.includes(character) || gsmExtended.includes(character))
  const length = gsm ? [...text].reduce((sum, one) => sum + (gsmExtended.includes(one) ? 2 : 1), 0) : text.length
  const [single, each] = gsm ? [160, 153] : [70, 67]
  return { encoding: gsm ? 'GSM-7' : 'UCS-2', length, parts: length <= single ? 1 : Math.ceil(length / each) }
}
