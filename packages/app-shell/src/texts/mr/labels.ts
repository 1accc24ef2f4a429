import type { UiLabels } from '@pramaan/ui/labels'
import { localeOf } from '../languages.ts'

const format = new Intl.NumberFormat(localeOf('mr'))
const number = (value: number) => format.format(value)

/** The words of the design system in Marathi. */
export const labels: Partial<UiLabels> = {
  cancel: 'रद्द करा',
  carousel: 'कॅरोसेल',
  clear: 'पुसा',
  close: 'बंद करा',
  columns: 'स्तंभ',
  day: 'दिवस',
  done: 'झाले',
  loading: 'लोड होत आहे',
  menu: 'मेनू',
  month: 'महिना',
  monthNames: ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
  next: 'पुढे',
  noMatches: 'काही सापडले नाही',
  notAvailable: 'N/A',
  notifications: 'सूचना',
  pages: 'पाने',
  previous: 'मागे',
  requestId: 'विनंती क्रमांक',
  reset: 'पुन्हा सुरू करा',
  retry: 'पुन्हा प्रयत्न करा',
  rows: 'ओळी',
  search: 'शोधा',
  selectAll: 'सर्व निवडा',
  selectRow: 'ओळ निवडा',
  showAsChart: 'तक्ता चित्रात दाखवा',
  showAsTable: 'सारणीत दाखवा',
  skipToContent: 'थेट मुख्य भागाकडे जा',
  skipToResults: 'थेट यादीकडे जा',
  year: 'वर्ष',
  number,
  countOf: (count, total) => `${number(total)} पैकी ${number(count)}`,
  characters: (count, most) => `${number(most)} पैकी ${number(count)}`,
  range: (first, last, total, estimated) =>
    `${estimated ? 'सुमारे ' : ''}${number(total)} पैकी ${number(first)}–${number(last)}`,
  helpOf: (what) => `याविषयी: ${what}`,
  nextOf: (what) => `पुढे: ${what}`,
  firstPage: (page) => `पहिले पान, ${number(page)}`,
  lastPage: (page) => `शेवटचे पान, ${number(page)}`,
  page: (page) => `पान ${number(page)}`,
  pause: (what) => `थांबवा: ${what}`,
  percent: (share) => `${number(share)}%`,
  play: (what) => `चालू करा: ${what}`,
  previousOf: (what) => `मागे: ${what}`,
  remove: (what) => `${what} काढा`,
  selected: (count) => `${number(count)} निवडले`,
}
