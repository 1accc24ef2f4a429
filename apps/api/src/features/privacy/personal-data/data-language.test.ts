import * as schema from '@pramaan/database/schema'
import { auditGroups } from '@pramaan/domain/audit'
import { consentKinds, consents } from '@pramaan/domain/consent'
import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { noteKinds } from '@pramaan/domain/guidance'
import { jobApplicationStatuses } from '@pramaan/domain/job-application'
import { notificationKindNames, topics } from '@pramaan/domain/notification'
import { months } from '@pramaan/domain/options'
import { fulfilmentProblems, orderPurposes, orderStates, refundStates } from '@pramaan/domain/payment'
import { publicSections } from '@pramaan/domain/public-profile'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { templateNames } from '../../../providers/messages/templates/templates.ts'
import { archiveOf, pdfText } from '../../../testing/scenarios/data-archive.ts'
import { aPersonToHide } from '../../../testing/scenarios/person-to-hide.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { isTechnical, namedColumns } from './data-titles.ts'
import { repeatedColumns } from './data-words.ts'
import { personalTables } from './personal-data.queries.ts'
import { dataWords } from './words/words.ts'

const api = await startApi()

const { applicationMoves, conversationMessages, payments, refunds, receipts } = schema

/** Every table that a download may hold: the person's own, and what hangs on them. */
const tables = [
  ...personalTables,
  ...[applicationMoves, conversationMessages, payments, refunds, receipts].map((table) => ({ table, without: [] })),
]

/** The columns of a table that a person reads. */
function readColumns({ table, without = [] }: Pick<(typeof personalTables)[number], 'table' | 'without'>) {
  const unread = (name: string) =>
    [...repeatedColumns, ...without].includes(name) ||
    isTechnical(name) ||
    (/Ids?$/.test(name) && !Object.hasOwn(namedColumns, name))
  return Object.keys(getTableColumns(table)).filter((name) => !unread(name))
}

/** Every code that a column may hold. */
const codes = [
  ...Object.values(auditGroups).flat(),
  ...[...notificationKindNames, ...templateNames, ...topics, ...noteKinds, ...months, ...publicSections],
  ...[...driveApplicationStatuses, ...jobApplicationStatuses],
  ...consentKinds.flatMap((kind) => Object.values(consents[kind].purposes).flat()),
  ...[...fulfilmentProblems, ...orderPurposes, ...orderStates, ...refundStates],
]

const headings = (page: string) => [...page.matchAll(/<h[12]>(.*?)<\/h[12]>/g)].map(([, title = '']) => title)
/** A text without the gaps that shaped letters leave in a PDF. */
const closed = (text: string) => text.replace(/\s/g, '')

describe.each([
  ['Hindi', 'hi', ['आपका खाता', 'आपकी प्रोफ़ाइल', 'बातचीत के संदेश', 'सूचनाएँ']],
  ['Marathi', 'mr', ['तुमचे खाते', 'तुमची प्रोफाइल', 'संभाषणे', 'सूचना']],
] as const)('a download in %s', (_, language, expected) => {
  const words = dataWords[language]

  test('has a page and a PDF in that language, with no English title or name of a fact left', async () => {
    const { person, me } = await aPersonToHide(api)
    await me.candidates.updateProfile({
      params: { id: person.id },
      body: { expectedCtc: 6.5, dob: '2000-02-29' },
    })
    const english = headings(String((await archiveOf(api, me)).files.get('my-data.html')))
    await me.notifications.savePreferences({ body: { language, channels: {} } })
    const { files } = await archiveOf(api, me)
    const page = String(files.get('my-data.html'))
    expect(page).toContain(`<html lang="${language}">`)
    expect(headings(page).length).toBeGreaterThan(10)
    expect(headings(page).filter((title) => english.includes(title) || !/\p{Script=Devanagari}/u.test(title))).toEqual(
      [],
    )
    expect(headings(page)).toEqual(expect.arrayContaining([...expected]))
    const names = [...page.matchAll(/<li>([^:<]+):/g)].map(([, name = '']) => name)
    const known = Object.values(words.columns)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    const read = closed(await pdfText(files.get('my-data.pdf')))
    expect(expected.filter((title) => !read.includes(closed(title)))).toEqual([])
  })

  test('has a title for each table and a name for each fact that a person can read', () => {
    const names = tables.map(({ table }) => getTableName(table))
    expect(names.filter((name) => !Object.hasOwn(words.tables, name))).toEqual([])
    const facts = tables.flatMap((table) => readColumns(table))
    expect(facts.length).toBeGreaterThan(200)
    expect(facts.filter((name) => !Object.hasOwn(words.columns, name))).toEqual([])
  })

  test('says each code of ours in words', () => {
    expect(codes.filter((code) => !Object.hasOwn(words.values, code))).toEqual([])
  })
})

test('an employer reads it in the language they chose, and in English before they chose one', async () => {
  const { employer } = await aPersonToHide(api)
  const reader = await api.as(employer)
  const page = async () => String((await archiveOf(api, reader)).files.get('my-data.html'))
  expect(await page()).toContain('<html lang="en">')
  await reader.notifications.savePreferences({ body: { language: 'mr', channels: {} } })
  expect(headings(await page())).toContain('तुमची कंपनी')
})
