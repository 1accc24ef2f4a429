import { latinDigits } from '../digits/digits.ts'

/** Invisible characters that may be between the digits of a number. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const [open, close] = [String.raw`\s{0,3}[\[({<]\s{0,3}`, String.raw`\s{0,3}[\])}>]`]
const dot = String.raw`(?:\.|${open}(?:dot|\.)${close}\s{0,3}|\s{1,3}dot\s{1,3})`
const label = String.raw`[\p{L}\p{N}-]{1,63}`
const person = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}`
const mailHosts = 'gmail|googlemail|yahoo|ymail|outlook|hotmail|live|rediffmail|rediff|icloud|proton|protonmail|zoho'

/**
 * An e-mail address, also with "at" and "dot" as words or in brackets. 'at' alone is not enough, because it may say
 * where a person worked.
 */
const email = [
  String.raw`${person}(?:@|${open}(?:at|@)${close}\s{0,3})${label}(?:${dot}${label}){0,5}`,
  String.raw`${person}\s{1,3}at\s{1,3}(?:(?:${mailHosts})(?:${dot}${label}){1,3}|${label}(?:\s{1,3}dot\s{1,3}|${open}dot${close}\s{0,3})${label})`,
]

/**
 * Document numbers: PAN, passport, voter card, driving licence. The twelve digits of Aadhaar are matched like phone
 * numbers.
 */
const documents = [
  String.raw`\b[a-z]{5}\d{4}[a-z]\b`,
  String.raw`\b[a-z]\d{7}\b`,
  String.raw`\b[a-z]{3}\d{7}\b`,
  String.raw`\b[a-z]{2}[- ]?\d{2}[- ]?(?:19|20)\d{2}[- ]?\d{7}\b`,
]

const sites =
  'linkedin|github|gitlab|bitbucket|behance|dribbble|facebook|fb|instagram|twitter|x|telegram|t|medium|stackoverflow|kaggle|leetcode|hackerrank|naukri|youtube|wa'

/** Web pages, and profiles on other sites, by address or by a user name next to the site's name. */
const pages = [
  String.raw`(?:https?:\/\/|www\.)\S+`,
  String.raw`(?<![\w-])(?:[\w-]{1,40}\.){0,3}(?:${sites})\.(?:com|in|org|net|io|co|me)\/\S+`,
  String.raw`\b(?:linkedin|github|gitlab|skype|telegram|instagram|twitter|facebook)(?:\s(?:id|profile|handle))?\s{0,3}[:=]\s{0,3}\S+`,
  String.raw`(?<![\p{L}\p{N}.])@[\w.]{3,60}`,
]

const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)'
const spelt = String.raw`\b${digitWord}(?:[\s,-]{1,3}${digitWord}){5,}\b`

const contacts = new RegExp([...email, ...pages, ...documents, spelt].join('|'), 'giu')

/**
 * Digits with the separators that people use in numbers; a comma separates amounts, and a line break separates two
 * numbers.
 */
const digits = /\+?\(?(?<!\d)\d(?:[^\S\n]{0,2}[()./_·•∙*:'’\p{Pd}\u2212[\]]{0,2}[^\S\n]{0,2}\d){6,}/gu

/** The minimum number of digits of a phone number. */
const fewestDigits = 7

/** Whether digits may be a phone number; years and dates are not: '2019-2023', '06/2019 - 08/2021'. */
function isNumber(text: string) {
  const groups = text.match(/\d+/g) ?? []
  return groups.filter((group) => !/^(?:19|20)\d{2}$/.test(group)).join('').length >= fewestDigits
}

/**
 * Removes everything by which a person could be reached outside the platform: phone numbers, e-mail addresses, profiles
 * and pages, and also PAN, Aadhaar and passport numbers, in any spelling. Years, versions and amounts stay. A text
 * without any of these is unchanged.
 */
export function withoutContactData(text: string, instead = '…'): string {
  const plain = latinDigits(text.replace(unseen, '').normalize('NFKC'))
  const clean = plain.replace(contacts, instead).replace(digits, (found) => (isNumber(found) ? instead : found))
  return clean === plain ? text : clean
}
