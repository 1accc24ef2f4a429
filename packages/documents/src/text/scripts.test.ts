import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'

const at = new Date('2026-11-21T06:30:00Z')

/** The text that a reader finds in a PDF. Readers place spaces by the gaps that they see, so none are compared. */
async function found(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return withoutSpaces(text)
}

const withoutSpaces = (text: string) => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '')

const cv = (title: string, lines: readonly string[] = []) =>
  draw({ kind: 'cv', content: { title, lines, sections: [] }, at })

const names = {
  Assamese: 'লক্ষ্মীনাথ বেজবৰুৱা',
  Bengali: 'শ্রীজিতা ভট্টাচার্য রবীন্দ্রনাথ',
  Gujarati: 'શ્રીકૃષ્ણ પટેલ ક્ષત્રિય',
  Hindi: 'श्रीकृष्ण त्र्यंबकराव कुलकर्णी स्थिति',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ ಶ್ರೀನಿವಾಸ ಸ್ವಾಮಿ',
  Malayalam: 'ശ്രീജിത്ത് കൃഷ്ണൻ നമ്പൂതിരി അമ്മ',
  Meitei: 'ꯃꯅꯤꯄꯨꯔ',
  Odia: 'ଶ୍ରୀକାନ୍ତ ମହାପାତ୍ର ଜଗନ୍ନାଥ',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ',
  Santali: 'ᱥᱟᱱᱛᱟᱲᱤ',
  Tamil: 'கார்த்திகேயன் முருகேசன் ஸ்ரீ',
  Telugu: 'వెంకటేశ్వర్లు శ్రీనివాస్ క్షేత్రం',
  Sindhi: 'سنڌي ڄام ڳوٺ',
  Kashmiri: 'کٲشُر ۄۆ',
  Ladakhi: 'བསྟན་འཛིན',
  Urdu: 'بشیر ثمینہ صدیقی',
  Vietnamese: 'Nguyễn Văn Đức',
  Polish: 'Łukasz Źdźbło',
}

test.each(Object.entries(names))(
  'a name in %s letters is found whole, at the start of every line too',
  async (_, name) => {
    const line = Array.from({ length: 30 }, () => name).join(' ')
    const bytes = await cv(name, [line, `Sales · ${name} · 2 km ₹500`])
    expect(await found(bytes)).toBe(withoutSpaces(`${name}${line}Sales · ${name} · 2 km ₹500`))
    expect(bytes.toString('latin1')).not.toContain('Helvetica')
  },
)

test('what no font can draw is left out, and never becomes other letters', async () => {
  const bytes = await cv('Ravi 😀 Demo\u202e\u0007', ['👩🏽‍💻 Nurse 王小明', 'Café\tPune'])
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toBe('Ravi Demo Nurse Café Pune')
})

test.each([
  ['Ｒａｖｉ Ｋｕｍａｒ', 'RaviKumar'],
  ['𝐑𝐚𝐯𝐢', 'Ravi'],
  ['R⃟avi', 'Ravi'],
])('%s is drawn in its own letters without style', async (name, drawn) => {
  expect(await found(await cv(name))).toBe(drawn)
})

test('two scripts in one document keep their joined letters', async () => {
  const lines = ['ന്‍ क्‍ष · രവി और रवि', `${names.Tamil} / ${names.Bengali}`]
  expect(await found(await cv('രവി', lines))).toBe(withoutSpaces(`രവി${lines.join('')}`))
})

test('a sign that hangs below another letter is drawn there', async () => {
  const size = 10.5
  const streams = contentOf(await cv('A', ['শ্রী']))
  const offsets = [...streams.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/g)].map(([, x, y]) => [Number(x), Number(y)])
  const below = offsets.filter(([, y]) => Math.abs((y ?? 0) - firstOf(offsets) + 0.025 * size) < 0.01)
  expect(below).toHaveLength(1)
  expect(below[0]?.[0]).toBeCloseTo(0.01 * size, 2)
})

const firstOf = (offsets: readonly (number | undefined)[][]) => offsets[0]?.[1] ?? 0

/** The drawing commands of a PDF. */
function contentOf(bytes: Buffer) {
  const parts = bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...parts].map(([, data = '']) => unpacked(Buffer.from(data, 'latin1'))).join('\n')
}

function unpacked(data: Buffer) {
  try {
    return inflateSync(data).toString('latin1')
  } catch {
    return ''
  }
}
