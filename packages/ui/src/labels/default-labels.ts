const format = new Intl.NumberFormat('en-IN')
const number = (value: number) => format.format(value)

/**
 * All texts of this package, in English; an app passes another language through `UiLabelsProvider`.
 */
export const defaultLabels = {
  cancel: 'Cancel',
  carousel: 'carousel',
  clear: 'Clear',
  close: 'Close',
  columns: 'Columns',
  day: 'Day',
  /** Placeholders for the empty parts of a date. */
  dateParts: { day: 'dd', month: 'mm', year: 'yyyy' },
  done: 'Done',
  loading: 'Loading',
  /** How dates are written and months named; dates use Western digits, which everyone reads. */
  locale: 'en-IN-u-nu-latn',
  menu: 'Menu',
  month: 'Month',
  monthNames: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  next: 'Next',
  noMatches: 'no suggestion',
  notAvailable: 'N/A',
  notifications: 'Notifications',
  pages: 'Pages',
  perPage: 'On each page',
  previous: 'Previous',
  requestId: 'Request ID',
  reset: 'Reset',
  retry: 'Retry',
  search: 'Search',
  selectAll: 'Select all',
  selectRow: 'Select row',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  skipToContent: 'Skip to content',
  skipToResults: 'Skip to the list',
  year: 'Year',
  /** A figure as written in India: 1,24,308. */
  number,
  /** '7 of 10'. */
  countOf: (count: number, total: number) => `${number(count)} of ${number(total)}`,
  /** '48 of 150' under a text box, in words for screen readers. */
  characters: (count: number, most: number) => `${number(count)} of ${number(most)}`,
  /** '1–10 of 128', or 'of about 12,000' when the total is an estimate. */
  range: (first: number, last: number, total: number, estimated: boolean) =>
    `${number(first)}–${number(last)} of ${estimated ? 'about ' : ''}${number(total)}`,
  /** The button that opens a month to pick a day from. */
  calendarOf: (what: string) => `Calendar: ${what}`,
  noSuchDay: (typed: string) => `There is no ${typed}.`,
  /** The button that explains what a figure counts. */
  helpOf: (what: string) => `About: ${what}`,
  nextOf: (what: string) => `Next: ${what}`,
  firstPage: (page: number) => `First page, ${number(page)}`,
  lastPage: (page: number) => `Last page, ${number(page)}`,
  page: (page: number) => `Page ${number(page)}`,
  /** '10 a page'. */
  ofAPage: (size: number) => `${number(size)} a page`,
  pause: (what: string) => `Pause: ${what}`,
  percent: (share: number) => `${number(share)}%`,
  /** Translates a sentence from elsewhere, such as a schema's message about a field. */
  sentence: (text: string) => text,
  play: (what: string) => `Play: ${what}`,
  previousOf: (what: string) => `Previous: ${what}`,
  remove: (what: string) => `Remove ${what}`,
  selected: (count: number) => `${number(count)} selected`,
}

/** The words of this package, as an app provides them. */
export type UiLabels = typeof defaultLabels
