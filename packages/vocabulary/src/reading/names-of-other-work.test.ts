import { conceptsNamed } from '@pramaan/domain/fit'
import { expect, test } from 'vitest'
import { conceptEntries } from '../concept-entries.ts'
import { vocabulary } from '../testing/read-with-lists.ts'

const titleOf = new Map(
  conceptEntries.title.flatMap(({ label, aliases = [] }) => [label, ...aliases].map((name) => [name, label])),
)

test.each([
  ['Pujari', 'Priest'],
  ['पंडित', 'Priest'],
  ['Dog Trainer', 'Pet Caretaker'],
  ['Para Vet', 'Veterinary Assistant'],
  ['Vaidya', 'Ayurvedic Doctor'],
  ['Medical Store Boy', 'Pharmacy Assistant'],
  ['Drug Inspector', 'Government Officer'],
  ['Train Operator', 'Loco Pilot'],
  ['Station Controller', 'Station Master'],
  ['Respiratory Therapy Technician', 'Respiratory Therapist'],
  ['Orthotist', 'Prosthetist & Orthotist'],
  ['Gym Receptionist', 'Receptionist'],
  ['Guest House Caretaker', 'Caretaker (Property)'],
  ['Aviation Security', 'Security Guard'],
  ['Sanitary Inspector', 'Health Inspector'],
  ['Cricketer', 'Sportsperson'],
  ['Machhimar', 'Fisherman'],
  ['Swimming Instructor', 'Sports Coach'],
  ['Postman', 'Postal Assistant'],
  ['Liaisoning Officer', 'Liaison Officer'],
  ['Fashion Model', 'Model'],
  ['Emcee', 'Anchor'],
  ['Guitarist', 'Musician'],
  ['Disc Jockey', 'DJ'],
  ['Godown Keeper', 'Store Keeper'],
  ['Pre Sales Executive', 'Pre-Sales Consultant'],
  ['Farm Supervisor', 'Farm Manager'],
  ['Fashion Associate', 'Retail Sales Associate'],
  ['Deck Cadet', 'Ship Deck Officer'],
  ['Ticket Collector', 'Ticket Examiner'],
])('“%s” names the work of a %s, not other work', (name, title) => {
  expect(titleOf.get(name)).toBe(title)
})

test.each([
  ['Process Associate - Accounts Payable', ['Accounts Payable', 'Accounts Payable Executive']],
  ['Process Executive - Claims', ['Claims Processing']],
  ['Sr. Process Associate', ['Customer Support Executive']],
  ['Process Associate - Chat', ['Chat Support Executive']],
])('who works in a process does the work that it is of: %s', (title, names) => {
  expect(conceptsNamed(title, ['title', 'skill'], vocabulary).map(({ label }) => label)).toEqual(names)
})

test.each([
  ['Test drive', 'Automobile Sales'],
  ['RF drive test', 'Telecom Tower Maintenance'],
  ['Play Store', 'App Store Publishing'],
  ['Mis en place', 'Kitchen Management'],
  ['MIS', 'MIS Reporting'],
  ['Medical reports reading', 'Medical Records'],
])('“%s” names the skill %s', (text, skill) => {
  expect(conceptsNamed(text, ['skill'], vocabulary).map(({ label }) => label)).toEqual([skill])
})
