import type { UiLabels } from '@pramaan/ui/labels'
import { localeOf } from '../languages.ts'

const format = new Intl.NumberFormat(localeOf('hi'))
const number = (value: number) => format.format(value)

/** The words of the design system in Hindi. */
export const labels: Partial<UiLabels> = {
  cancel: 'रद्द करें',
  carousel: 'कैरोसेल',
  clear: 'साफ़ करें',
  close: 'बंद करें',
  columns: 'कॉलम',
  day: 'दिन',
  done: 'हो गया',
  loading: 'लोड हो रहा है',
  menu: 'मेन्यू',
  month: 'महीना',
  monthNames: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
  next: 'आगे',
  noMatches: 'कुछ नहीं मिला',
  notAvailable: 'N/A',
  notifications: 'सूचनाएँ',
  pages: 'पेज',
  previous: 'पीछे',
  requestId: 'अनुरोध संख्या',
  reset: 'फिर से शुरू करें',
  retry: 'फिर से कोशिश करें',
  rows: 'पंक्तियाँ',
  search: 'खोजें',
  selectAll: 'सब चुनें',
  selectRow: 'पंक्ति चुनें',
  showAsChart: 'चार्ट में दिखाएँ',
  showAsTable: 'तालिका में दिखाएँ',
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  skipToResults: 'सीधे सूची पर जाएँ',
  year: 'साल',
  number,
  countOf: (count, total) => `${number(total)} में से ${number(count)}`,
  characters: (count, most) => `${number(most)} में से ${number(count)}`,
  range: (first, last, total, estimated) =>
    `${estimated ? 'लगभग ' : ''}${number(total)} में से ${number(first)}–${number(last)}`,
  helpOf: (what) => `इसके बारे में: ${what}`,
  nextOf: (what) => `आगे: ${what}`,
  firstPage: (page) => `पहला पेज, ${number(page)}`,
  lastPage: (page) => `आख़िरी पेज, ${number(page)}`,
  page: (page) => `पेज ${number(page)}`,
  pause: (what) => `रोकें: ${what}`,
  percent: (share) => `${number(share)}%`,
  play: (what) => `चलाएँ: ${what}`,
  previousOf: (what) => `पीछे: ${what}`,
  remove: (what) => `${what} हटाएँ`,
  selected: (count) => `${number(count)} चुने गए`,
}
