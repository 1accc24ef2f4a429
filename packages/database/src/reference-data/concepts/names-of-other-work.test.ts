import { expect, test } from 'vitest'
import { conceptEntries } from './concept-entries.ts'

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
])('“%s” names the work of a %s, not other work', (name, title) => {
  expect(titleOf.get(name)).toBe(title)
})
