import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { colleges, collegeWords } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrateAgain } from '../../../testing/server/migrate-again.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { loadColleges } from '../college-load/college-load.ts'
import { foldTerm } from './college-fold.ts'

const api = await startApi()
const client = api.client()
const header = 'aicte_id,name,address,district,state,university\n'

function load(text: string, rejected: string[] = []) {
  const onRejected = (line: number, reason: string) => void rejected.push(`${line}: ${reason}`)
  return loadColleges(api.db, Readable.from([Buffer.from(text)]), { onRejected })
}

const find = async (term: string, more = {}) => (await client.reference.colleges({ query: { term, ...more } })).colleges
const names = async (term: string) => (await find(term)).map(({ Name }) => Name)

describe('a small list', () => {
  const small = `${header}1-1,VEERMATA JIJABAI TECHNOLOGICAL INSTITUTE,"H R MAHAJANI MARG, MATUNGA, MUMBAI - 400 019",MUMBAI CITY,Maharashtra,"Mumbai University, Mumbai"
1-2,GOVT. POLYTECHNIC PUNE,"GANESHKHIND, PUNE 411016",PUNE,Maharashtra,NONE
1-3,COLLEGE OF ENGINEERING & TECHNOLOGY,"SHIVAJINAGAR
PUNE",PUNE,Maharashtra,
1-4,शासकीय तंत्रनिकेतन 🎓,कोल्हापूर,KOLHAPUR,Maharashtra,
1-5,S. P. MANDALI COLLEGE,DADAR,MUMBAI CITY,Maharashtra,
`

  test('is added once: a second run changes nothing, and only what differs is changed', async () => {
    expect(await load(small)).toMatchObject({ read: 5, added: 5, changed: 0 })
    expect(await load(small)).toMatchObject({ read: 5, added: 0, changed: 0 })
    expect(await load(small.replace('DADAR', 'PAREL'))).toMatchObject({ added: 0, changed: 1 })
  })

  test('one rejected row leaves everything unchanged, and each rejected row is listed with its line and reason', async () => {
    const before = await find('')
    const lines: string[] = []
    const text = `${header}\n,No Id,a,b,c,d\n2-1,,a,b,c,d\n2-2,"Two\nLines College",a,b,c,d\n2-2,Twice,a,b,c,d\n2-3,Too Many,a,b,c,d,e\n2-4,Cut Off,a,b,c\n2-5,Bad \uFFFD Text,a,b,c,d\n`
    await expect(load(text, lines)).rejects.toThrow('6 of 7 rows were rejected. Nothing was loaded.')
    expect(lines).toEqual([
      '3: aicte_id is empty',
      '4: name is empty',
      '7: aicte_id 2-2 is already on line 5',
      '8: has 7 fields where the header has 6',
      '9: has 5 fields where the header has 6',
      '10: is not UTF-8 text: save the file as “CSV UTF-8”',
    ])
    expect(await find('')).toEqual(before)
  })

  test('a file that ends inside a quoted field changes nothing, also where the college is known', async () => {
    const before = await find('')
    const lines: string[] = []
    const cut = `${header}1-2,GOVT. POLYTECHNIC PUNE,"GANESHKHIND, PU`
    await expect(load(cut, lines)).rejects.toThrow('1 of 1 rows were rejected. Nothing was loaded.')
    expect(lines).toEqual(['2: has a quoted field that never ends: the file may be cut off'])
    expect(await find('')).toEqual(before)
  })

  test('fields other than id and name may be empty', async () => {
    expect(await load(`${header}2-2,"Two\nLines College",a,b,c,d\n2-4,Short Row,,,,\n`)).toMatchObject({ added: 2 })
    expect(await names('short row')).toEqual(['Short Row'])
  })

  test('a load that fails midway leaves everything unchanged', async () => {
    const before = await find('')
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(`${header}9-1,Half Loaded College,a,b,c,d\n`)
        throw new Error('the disk went away')
      })(),
    )
    await expect(loadColleges(api.db, broken)).rejects.toThrow('the disk went away')
    expect(await find('')).toEqual(before)
    expect(await names('half loaded')).toEqual([])
  })

  test('a file without the columns, or an empty one, is refused with a sentence', async () => {
    await expect(load('id,title\n1,x\n')).rejects.toThrow('lacks the column aicte_id, name, address')
    await expect(load('')).rejects.toThrow('The file is empty')
  })

  test('takes a byte-order mark, CRLF and columns in another order', async () => {
    const text = '\ufeffname,aicte_id,address,district,state,university\r\nReordered College,3-1,a,b,c,d\r\n'
    expect(await load(text)).toMatchObject({ added: 1 })
  })

  test.each([
    ['veermata jijabai', 'Veermata Jijabai Technological Institute'],
    ['VJTI', 'Veermata Jijabai Technological Institute'],
    ['veermsta jijabai', 'Veermata Jijabai Technological Institute'],
    ['government polytechnic pune', 'Govt. Polytechnic Pune'],
    ['govt poly pune', 'Govt. Polytechnic Pune'],
    ['coll of engg and tech', 'College of Engineering & Technology'],
    ['matunga', 'Veermata Jijabai Technological Institute'],
    ['sp mandali', 'S. P. Mandali College'],
    ['s.p. mandali', 'S. P. Mandali College'],
    ['तंत्रनिकेतन', 'शासकीय तंत्रनिकेतन 🎓'],
  ])('%s finds %s first', async (term, name) => {
    expect((await names(term))[0]).toBe(name)
  })

  test('a college is shown with name, address and PIN code in one label [E-486 E-769 S-450]', async () => {
    const { colleges, totalCount, pageCount } = await client.reference.colleges({ query: { term: 'vjti' } })
    expect({ totalCount, pageCount }).toEqual({ totalCount: 1, pageCount: 1 })
    expect(colleges).toMatchObject([
      {
        NameAddressPinCode:
          'Veermata Jijabai Technological Institute, H R Mahajani Marg, Matunga, Mumbai, Mumbai City - 400019',
        Name: 'Veermata Jijabai Technological Institute',
        District: 'Mumbai City',
        State: 'Maharashtra',
      },
    ])
  })

  test('a single letter lists the names that start with it', async () => {
    expect(await names('s')).toEqual(['Short Row', 'S. P. Mandali College'])
  })

  test('special characters of LIKE and SQL only match themselves', async () => {
    for (const term of ['%', '_', "'; drop table colleges; --", '\\', '%%%', '🎓'])
      expect((await client.reference.colleges({ query: { term } })).totalCount).toBe(0)
  })

  test('an empty term lists by the alphabet, page by page without a gap', async () => {
    const all = await find('', { pageSize: 50 })
    const pages = [...(await find('', { pageSize: 3 })), ...(await find('', { pageSize: 3, pageIndex: 1 }))]
    expect(pages).toEqual(all.slice(0, 6))
    const answer = await client.reference.colleges({ query: { pageSize: 3 } })
    expect(answer).toMatchObject({ totalCount: all.length, pageCount: Math.ceil(all.length / 3) })
    const latin = all.map(({ Name }) => foldTerm(Name).join(' ')).filter((name) => /^[a-z]/.test(name))
    expect(latin).toEqual([...latin].sort())
    expect(await find('college', { pageIndex: 1000 })).toEqual([])
  })
})

describe('names in other letters', () => {
  const written = [
    ['Nguyễn Đức College', 'Nguyen Duc'],
    ['शासकीय विद्यालय \u095eैजपूर', 'फैजपूर'],
    ['शासकीय विद्यालय बाड\u093cमेर', 'बा\u095cमेर'],
    ['आश्रम शाळा क्र. १२७', '127'],
  ]
  const folding = async () => (await Promise.all(written.map(([, typed = '']) => names(typed)))).flat()

  test('are found as people type them', async () => {
    await load(`${header}${written.map(([name], at) => `4-${at},${name},a,b,c,d\n`).join('')}`)
    expect(await folding()).toEqual(written.map(([name]) => name))
  })

  test('are found that were loaded before they were folded so', async () => {
    const { haystack } = colleges
    for (const [name = ''] of written)
      await api.db
        .update(colleges)
        .set({ haystack: ` ${name.toLowerCase().normalize('NFC')} ; ` })
        .where(eq(colleges.name, name))
    await migrateAgain(api.db, '0071_folded-words-and-moved-drives')
    expect(await folding()).toEqual(written.map(([name]) => name))
    const words = await api.db.select().from(collegeWords).where(eq(collegeWords.word, 'nguyen'))
    expect(words).toMatchObject([{ uses: 1 }])
    expect(await api.db.$count(colleges, sql`${haystack} ~ '[०-९]'`)).toBe(0)
  })
})

describe('a list of invented colleges', () => {
  const file = new URL('./invented-colleges.csv', import.meta.url)

  beforeAll(async () => {
    await api.db.$client.query('delete from colleges')
    const result = await loadColleges(api.db, createReadStream(file))
    expect(result).toMatchObject({ read: 50, added: 50, changed: 0 })
  })

  test('loads once: a second run changes nothing', async () => {
    expect(await loadColleges(api.db, createReadStream(file))).toMatchObject({ added: 0, changed: 0 })
  })

  test.each([
    ['imagined technological', 'Imagined Technological Institute of Examples'],
    ['imaginsd technological', 'Imagined Technological Institute of Examples'],
    ['imagned tech inst', 'Imagined Technological Institute of Examples'],
    ['itie', 'Imagined Technological Institute of Examples'],
    ['govt polytechnic pune', 'Government Polytechnic Pune'],
    ['govt polytecnic kolhapur', 'Government Polytechnic Kolhapur'],
    ['demo valley engg salem', 'Demo Valley College of Engineering and Technology, Salem'],
    ['bright pharmacy jaipur', 'Bright Sample Institute of Pharmacy Jaipur'],
  ])('%s finds %s first', async (term, name) => {
    expect((await names(term))[0]).toBe(name)
  })

  test('a common word lists all that have it, a town those of the town', async () => {
    const find = (term: string) => client.reference.colleges({ query: { term } })
    expect([(await find('polytechnic')).totalCount, (await find('udaipur')).totalCount]).toEqual([12, 4])
  })
})
