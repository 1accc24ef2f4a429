import { dayText, parseDay } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { shortlistLabels } from '@pramaan/domain/shortlist'

/** What a column is called for people, where its own name would not be said. */
const columnWords: Readonly<Record<string, string>> = {
  ...{ fullName: 'Name', email: 'E-mail', contactEmail: 'Contact e-mail', loginCount: 'Times signed in', cv: 'CV' },
  ...{ dob: 'Date of birth', studField: 'Field of study', pursuing: 'Still studying', working: 'Still working' },
  ...{
    incomeCtc: 'Pay now',
    expectedCtc: 'Expected pay',
    ctc: 'Pay',
    ctcFrom: 'Pay from',
    ctcTo: 'Pay to',
    gst: 'GST',
  },
  ...{ joining: 'Looking for', payOnCv: 'Pay and joining on your CV', profileProgress: 'Profile strength, of 100' },
  ...{ domainId: 'Field of work', currentDomainId: 'Field of work now', jobRoleIds: 'Job profiles' },
  ...{ actorId: 'By', byId: 'By', movedBy: 'By', viewerId: 'Seen by', mover: 'Moved by', toStatus: 'Status' },
  ...{
    fromStatus: 'Before',
    at: 'When',
    movedAt: 'When',
    viewedAt: 'When',
    createdAt: 'Since',
    updatedAt: 'Last changed',
  },
  ...{ seenAt: 'Seen on', givenAt: 'Given on', withdrawnAt: 'Taken back on', issuedAt: 'Issued on', sentAt: 'Sent on' },
  ...{ lastSeenAt: 'Last used', firstAt: 'First used', lastAt: 'Last used', expiresAt: 'Good until', count: 'Times' },
  ...{ recipient: 'Sent to', shown: 'Text', template: 'Kind', purpose: 'For', number: 'Number' },
  ...{
    capturedAt: 'Paid on',
    method: 'Paid by',
    cardType: 'Card',
    current: 'Holds now',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
  },
}

/** Columns that say again what another one says, or what only the server's work needs. */
export const repeatedColumns: readonly string[] = ['joiningStatus', 'urgency', 'tries', 'skillKeys']

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const monthNames = [...months, 'November', 'December']

/** What a stored word is called for people, in whichever column it stands. */
const valueWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(monthNames.map((name) => [name.slice(0, 3).toLowerCase(), name])),
  ...{ join: 'a job', switch: 'another job', neither: 'no job now' },
  ...{ noPayment: 'Closed for now', captured: 'Paid', upi: 'UPI', otp: 'one-time code' },
}

/** Columns of words joined by hyphens, such as the kind of a note or the purposes of a consent. */
const coded: readonly string[] = ['kind', 'action', 'purpose', 'state', 'template', 'notifications', 'channel']

const labels: ReadonlyMap<number, string> = new Map(
  Object.entries(shortlistLabels).map(([status, label]) => [Number(status), label]),
)

/** `expectedCtc` and `search_logs` as people say it: 'Expected pay', 'Search logs'. */
export function wordsOf(name: string) {
  const known = columnWords[name]
  if (known) return known
  const spaced = name
    .replace(/(Id|Ids)$/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A stored text or number as people read it: phones and days in their usual form, words in place of codes. */
export function valueText(column: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return (/status$/i.test(column) && labels.get(value)) || String(value)
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? parseDay(value) : undefined
  if (day) return dayText(day)
  if (/^\+\d{8,15}$/.test(value)) return formatPhone(value)
  const known = valueWords[value]
  if (known) return known
  return coded.includes(column) ? value.replace(/-/g, ' ').replace(/,\s*/g, ', ') : value
}
