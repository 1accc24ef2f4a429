/**
 * What the features of the API may import of each other, from the bottom up: a feature imports only what is above it
 * here, so no two import each other. One that isn’t here imports none.
 */
const apiFeatures = {
  // What the others show on.
  visibility: [],
  notifications: [],
  'candidate-notes': [],
  'campaign-links': [],
  'job-changes': [],
  // A candidate's file or skill may go to people who may see the candidate.
  files: ['visibility'],
  // Companies with their logos.
  interest: ['files'],
  skills: ['visibility'],
  // A row of the search shows a picture and, to the staff, the current notes; writing a row is the search's alone.
  search: ['candidate-notes', 'files', 'visibility'],
  // Anyone who typed a place or degree before it was listed is found by the listed one.
  reference: ['search'],
  // Erasing or hiding a person takes them out of the search and tells them so; their data holds their notifications.
  // The jobs of an employer who comes back are noted for alerts.
  privacy: ['job-changes', 'notifications', 'search'],
  // Asking again for a consent reads which texts a person agreed to.
  'consent-texts': ['privacy'],
  // Signing in ends a pause of the account, stores consents, and writes in the account's language.
  session: ['consent-texts', 'notifications', 'privacy'],

  // Candidates and who deals with them. The text of a CV is read from its file and written for the search; a profile's
  // e-mail is nobody's that signs in with it.
  'cv-text': ['files', 'search'],
  candidates: ['cv-text', 'files', 'interest', 'reference', 'search', 'session', 'skills', 'visibility'],
  help: ['files', 'notifications'],
  // An employer is notified of what staff decided about the company.
  companies: ['notifications'],
  // What waits for the staff includes questions and companies.
  verification: ['candidates', 'companies', 'files', 'help', 'notifications', 'reference', 'search'],
  directory: ['candidates', 'search', 'verification'],
  contacts: ['candidates', 'search', 'visibility'],
  resume: ['candidates', 'search', 'visibility'],
  'public-profiles': ['candidates', 'files'],
  guidance: ['candidate-notes', 'search', 'visibility'],
  conversations: ['files', 'notifications', 'visibility'],
  // The badges of an app count what is unread in both.
  'unread-counts': ['conversations', 'notifications'],

  // An employer's search and its stages. Anyone who is moved to a stage is notified; the search's allowance counts views.
  shortlist: ['notifications', 'search'],
  pipeline: ['search', 'shortlist'],
  settings: ['search'],
  // An Admin finds a concept as a search does; a taxonomy is read from a file as the colleges are.
  concepts: ['reference', 'search'],

  // Openings. A job suggests candidates on the search's cards; an applicant that an employer shortlists is in their stages.
  'opening-fit': ['search'],
  jobs: ['files', 'job-changes', 'opening-fit', 'search'],
  'job-imports': ['jobs'],
  // A job's public page shows its picture, and only existing jobs.
  'public-jobs': ['files', 'jobs'],
  'saved-jobs': ['jobs', 'opening-fit'],
  // A saved search reports new matches; each changed candidate or job looks for the searches it matches.
  alerts: ['jobs', 'notifications', 'search'],
  'saved-searches': ['alerts', 'search'],
  // Near me is kept as the city that it was.
  'saved-job-searches': ['alerts', 'jobs'],
  'search-aids': ['saved-searches', 'search'],
  courses: ['files', 'jobs', 'opening-fit', 'reference', 'search'],
  applications: ['files', 'notifications', 'search', 'shortlist', 'visibility'],
  // What is bought changes a candidate's profile and row of the search, enrols them and moves their application to a
  // drive, and they are notified of their payment.
  payments: ['applications', 'candidates', 'notifications', 'search'],
  // A drive holds jobs; moving its applicants is an application's move, and a place in one may cost something.
  drives: ['applications', 'files', 'job-changes', 'jobs', 'notifications', 'opening-fit', 'payments', 'search'],
  store: ['notifications', 'payments', 'session'],

  // Accounts, the companies among them, and how people come in.
  accounts: ['job-changes', 'privacy', 'search', 'session', 'visibility'],
  staff: ['notifications', 'session'],
  // A company's page counts its jobs, searches and opened contacts and knows its plan; no two accounts have one e-mail.
  employers: ['companies', 'contacts', 'files', 'jobs', 'notifications', 'payments', 'search', 'session'],
  // The figures count people, courses and jobs by the conditions of their lists.
  statistics: ['accounts', 'courses', 'jobs'],
  reports: ['statistics'],
  // Registration writes the candidate's or the company's first profile, and credits the link that brought them.
  registration: ['campaign-links', 'candidates', 'companies', 'employers', 'reference', 'search', 'session', 'skills'],
  // The chat is another way to register.
  chat: ['registration', 'session'],
}

module.exports = { apiFeatures }
