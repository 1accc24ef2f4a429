export type Rooms = Readonly<Record<string, { is: string; imports: readonly string[] }>>

/**
 * What several features of the API stand on, from the bottom up: what each is, and which of the others above it here it
 * imports. A service has no routes; any feature may import it.
 */
export const apiServices: Rooms = {
  visibility: { is: 'which profiles a person may see, and who is suspended', imports: [] },
  notifications: { is: 'writes a notification and sends it by the channels a person chose', imports: [] },
  'candidate-notes': { is: 'what staff noted about a candidate, now and before', imports: [] },
  'job-changes': { is: 'notes which jobs changed, for the alerts', imports: [] },
  'consent-texts': { is: 'the texts of the consents in force', imports: [] },
  files: { is: 'takes, checks, keeps and removes uploaded files, and makes their addresses', imports: [] },
  search: {
    is: 'reads a query, finds and ranks candidates, and keeps the row that each is found by',
    imports: ['candidate-notes', 'files', 'visibility'],
  },
  'opening-fit': { is: 'how well people and openings fit each other', imports: ['search'] },
  'cv-text': { is: 'reads the text of CVs for the search', imports: ['search'] },
}

const planned = ['plan/conditions', 'plan/ranking']
const ran = ['run/counts', 'run/rows', 'run/lists', 'run/pages']

/**
 * The rooms of the search service, from the bottom up. A search passes four stages: understand, plan, run, and loosen,
 * which runs a search to learn what is asked. None imports one after it.
 */
export const searchRooms: Rooms = {
  words: { is: 'folds words and tags them as a row has them', imports: [] },
  vocabulary: { is: 'the concepts that searches are read with', imports: [] },
  projection: { is: 'keeps the row that a candidate is found by', imports: ['vocabulary', 'words'] },
  history: { is: 'an employer’s searches and opened profiles', imports: [] },
  understand: { is: 'from a text to what is asked', imports: ['vocabulary', 'words'] },
  limits: { is: 'what a plan lets an employer search', imports: ['history', 'understand'] },
  'plan/conditions': {
    is: 'from what is asked to conditions; sends no query',
    imports: ['projection', 'understand', 'words'],
  },
  'plan/ranking': { is: 'the order of a list; sends no query', imports: ['plan/conditions', 'understand', 'words'] },
  'run/counts': { is: 'how many meet a search', imports: [...planned, 'understand'] },
  'run/rows': { is: 'reads a page in its order', imports: [...planned, 'projection', 'run/counts', 'understand'] },
  'run/lists': { is: 'reads lists by best match', imports: [...planned, 'run/counts', 'run/rows', 'understand'] },
  'run/pages': {
    is: 'a page and its total',
    imports: [...planned, 'run/counts', 'run/rows', 'run/lists', 'understand'],
  },
  'run/reasons': {
    is: 'why each candidate of a page is there',
    imports: [...planned, 'projection', 'run/rows', 'understand'],
  },
  loosen: {
    is: 'asks for less where nobody, or hardly anybody, is found',
    imports: [...planned, ...ran, 'understand', 'words'],
  },
  similar: { is: 'candidates like one', imports: [...planned, ...ran, 'run/reasons', 'understand', 'vocabulary'] },
}

/** The features of the API from the bottom up: what each is about, and which of those above it here it imports. */
export const apiFeatures: Rooms = {
  audit: { is: 'who did what, as a list and a file', imports: [] },
  'campaign-links': { is: 'links that bring people, with their visits and sign-ups', imports: [] },
  'consent-texts': { is: 'an Admin publishes new texts of the consents', imports: [] },
  files: { is: 'uploads and downloads', imports: [] },
  interest: { is: 'who saw and shortlisted a candidate', imports: [] },
  messages: { is: 'SMS, mails and WhatsApp messages to a person, and those that failed', imports: [] },
  notifications: { is: 'a person’s notifications, channels and devices', imports: [] },
  platform: { is: 'health, version, and the messages of a test', imports: [] },
  'saved-views': { is: 'staff keep the filters of a list', imports: [] },
  search: { is: 'lists of candidates, similar ones, and searches made before', imports: [] },
  settings: { is: 'limits and prices that an Admin changes', imports: [] },
  skills: { is: 'a candidate’s verified skills', imports: [] },
  guidance: { is: 'counsellors and partners attend to candidates and suggest courses', imports: [] },
  help: { is: 'candidates ask, staff answer', imports: [] },
  companies: { is: 'an employer’s company is named by its number and verified', imports: [] },
  conversations: { is: 'messages between employers and candidates, to one or many', imports: [] },
  'unread-counts': { is: 'the counts on the badges of an app', imports: ['conversations'] },
  reference: { is: 'skills, degrees, colleges, cities and the other lists that people choose from', imports: [] },
  concepts: { is: 'an Admin names and merges what the search knows', imports: ['reference'] },
  privacy: { is: 'consents, being found, a person’s data and its erasure', imports: [] },
  session: { is: 'signing in, one-time codes, second factor', imports: ['privacy'] },
  candidates: { is: 'a candidate’s profile', imports: ['interest', 'reference', 'session', 'skills'] },
  verification: {
    is: 'hr reviews a candidate and marks the profile verified',
    imports: ['candidates', 'companies', 'help', 'reference'],
  },
  directory: { is: 'staff’s lists of users and candidates', imports: ['candidates', 'verification'] },
  contacts: { is: 'an employer opens a candidate’s contact', imports: ['candidates'] },
  resume: { is: 'a profile as a PDF', imports: ['candidates'] },
  'public-profiles': { is: 'a candidate’s page that anyone may open', imports: ['candidates'] },
  shortlist: { is: 'candidates that an employer shortlisted', imports: [] },
  pipeline: { is: 'the stages from shortlisted to hired', imports: ['shortlist'] },
  jobs: { is: 'employers’ jobs, and the lists in which candidates find them', imports: [] },
  'job-imports': { is: 'many jobs from a file', imports: ['jobs'] },
  'public-jobs': { is: 'a job’s page that anyone may open, for search engines', imports: ['jobs'] },
  'saved-jobs': { is: 'jobs that a candidate saved', imports: ['jobs'] },
  alerts: { is: 'finds what is new for saved searches and tells who saved them', imports: ['jobs'] },
  'saved-searches': { is: 'an employer’s saved searches', imports: ['alerts'] },
  'saved-job-searches': { is: 'a candidate’s saved searches', imports: ['alerts', 'jobs'] },
  'search-aids': { is: 'suggestions while one types, and counts beside filters', imports: ['saved-searches'] },
  courses: { is: 'courses and certifications', imports: ['jobs', 'reference'] },
  applications: { is: 'a candidate applies or enrols, the employer decides', imports: ['shortlist'] },
  payments: { is: 'orders, coupons, refunds and receipts', imports: ['applications', 'candidates'] },
  drives: { is: 'placement drives and their applicants', imports: ['applications', 'jobs', 'payments'] },
  store: { is: 'what can be bought, and who bought it', imports: ['payments', 'session'] },
  accounts: { is: 'an Admin suspends, restores and changes accounts', imports: ['privacy', 'session'] },
  staff: { is: 'invitations, and second factors of the staff', imports: ['session'] },
  employers: {
    is: 'an employer’s profile, plan and figures',
    imports: ['companies', 'contacts', 'jobs', 'payments', 'session'],
  },
  statistics: { is: 'the Admin’s counts of people, courses and jobs', imports: ['accounts', 'courses', 'jobs'] },
  reports: { is: 'funnels, drives and payments by day', imports: ['statistics'] },
  registration: {
    is: 'how candidates and employers join',
    imports: ['campaign-links', 'candidates', 'companies', 'employers', 'reference', 'session', 'skills'],
  },
  chat: { is: 'registering in a chat', imports: ['registration', 'session'] },
}

/** The floor of each: one above the highest that it imports. They are listed from the bottom up, so no two import each other. */
export function floorsOf(rooms: Rooms): Map<string, number> {
  const floors = new Map<string, number>()
  for (const [name, { imports }] of Object.entries(rooms)) {
    const missing = imports.find((one) => !floors.has(one))
    if (missing) throw new Error(`${missing} doesn't come before ${name}`)
    floors.set(name, 1 + Math.max(0, ...imports.map((one) => floors.get(one) ?? 0)))
  }
  return floors
}
